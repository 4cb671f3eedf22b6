import { TextLink } from '../ui/text-link'

type Props = {
  /** What the film shows. */
  title: string
  /** Address of an MP4 file. */
  src: string
  /** Address of its WebVTT captions, in English. */
  captions: string
  /** Address of the picture shown before it plays, 16:9. */
  poster: string
}

/** A film that loads only when it is played, with captions, and a link for what shows no films. */
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
