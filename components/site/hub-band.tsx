import { Picture } from '../ui/picture'
import { type PageProps, PageTitle } from './page-title'

export function HubBand({ picture, ...page }: PageProps) {
  return (
    <div className="relative bg-accent text-paper">
      <div className="wrap pt-4 pb-6 md:pt-8 md:pb-10 lg:pt-14 lg:pb-16 [&_a]:text-gold-light [&_ol]:text-paper/85">
        <div className="lg:max-w-[45%]">
          <PageTitle {...page} className="text-3xl md:text-4xl" />
        </div>
      </div>
      {picture ? (
        <Picture
          name={picture}
          sizes="50vw"
          className="absolute inset-y-0 right-0 hidden h-full w-1/2 object-cover object-[50%_80%] lg:block print:hidden"
        />
      ) : null}
    </div>
  )
}
