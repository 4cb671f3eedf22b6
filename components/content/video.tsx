import { TextLink } from '../ui/text-link'

type Props = {
  title: string
  src: string
  captions: string
  poster: string
}

/** Video with captions that loads on play, and a link for browsers without video. */
export function Video({ title, src, captions, poster }: Props) {
  return (
    <figure className="wide print:hidden">
      <video
        controls
        preload="none"
        playsInline
        poster={poster}
        width={1280}
        height={720}
        aria-label={title}
        className="aspect-video h-auto w-full rounded-2xl bg-forest"
      >
        <source src={src} type="video/mp4" />
        <track kind="captions" src={captions} srcLang="en" label="English" default />
      </video>
      <figcaption className="mt-2 text-xs text-ink-soft">
        {title}.{' '}
        <TextLink href={src} download>
          Download the film
        </TextLink>
      </figcaption>
    </figure>
  )
}
