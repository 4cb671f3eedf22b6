import { pictureOf } from '@/content/pictures'
import { Picture } from '../ui/picture'
import { columns, PageFrame, type PageProps, PageTitle } from './page-frame'

/** A page that is read: its picture from edge to edge, and the heading on a sheet that overlaps it. */
export function StoryPage({ path, heading, lead, picture, quote, children }: PageProps) {
  return (
    <PageFrame
      path={path}
      heading={heading}
      band={
        <>
          {picture ? (
            <Picture
              name={picture.name}
              alt={picture.alt}
              sizes="100vw"
              priority
              className={`h-[56vw] max-h-[clamp(26rem,52vh,36rem)] w-full object-cover print:hidden ${pictureOf(picture.name).focus === 'middle' ? '' : 'object-[50%_80%]'}`}
            />
          ) : null}
          <div className="wrap">
            <div
              className={`relative items-center bg-paper pt-4 md:-mx-8 md:-mt-12 md:rounded-t-3xl md:px-8 md:pt-7 ${columns}`}
            >
              <PageTitle
                path={path}
                heading={heading}
                lead={lead}
                className="text-3xl text-accent md:text-4xl"
              />
            </div>
          </div>
        </>
      }
    >
      {quote ? (
        <p
          aria-hidden="true"
          className="mb-6 border-accent border-l-4 pl-5 font-serif text-2xl text-accent leading-snug print:hidden"
        >
          {quote}
        </p>
      ) : null}
      {children}
    </PageFrame>
  )
}
