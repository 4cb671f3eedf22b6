import type { PictureName } from '@/content/pictures'

type Props = { name: PictureName; className: string }

/**
 * One of the site's own pictures where a vendor's is missing, in one small size: lists that are built
 * in the browser too do without the table of all pictures.
 */
export function StandIn({ name, className }: Props) {
  return (
    <img
      src={`/pictures/${name}-400.webp`}
      alt=""
      width={400}
      height={267}
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}
