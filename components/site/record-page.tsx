import { columns, PageFrame, type PageProps, PageTitle } from './page-frame'

/** A page of what the school publishes through the year: a light band, its line beside the heading. */
export function RecordPage({ path, heading, lead, children }: PageProps) {
  return (
    <PageFrame
      path={path}
      heading={heading}
      band={
        <div className="border-gold border-b-2 bg-white">
          <div className={`wrap pt-3 pb-4 md:pt-5 md:pb-6 lg:items-end ${columns}`}>
            <PageTitle path={path} heading={heading} className="text-3xl text-forest" />
            {lead ? (
              <div className="mt-1 text-ink-soft lg:border-gold lg:border-l-2 lg:pl-5">{lead}</div>
            ) : null}
          </div>
        </div>
      }
    >
      {children}
    </PageFrame>
  )
}
