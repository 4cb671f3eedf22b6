import { pictureOf } from '@/content/pictures'
import { Picture } from '../ui/picture'
import { columns, type PageProps, PageTitle } from './page-title'

/** Of a page that is read: its picture from edge to edge, and the heading on a sheet that overlaps it. */
export function StoryBand({ picture, ...page }: PageProps) {
  return (
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
          <PageTitle {...page} className="text-3xl text-accent md:text-4xl" />
        </div>
      </div>
    </>
  )
}
