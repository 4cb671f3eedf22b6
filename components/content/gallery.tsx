import { type PictureName, pictureOf } from '@/content/pictures'
import { Picture } from '../ui/picture'

const rows = {
  two: { className: '', sizes: '(min-width: 1024px) 25rem, 46vw' },
  four: {
    className: 'md:grid-cols-4',
    sizes: '(min-width: 1024px) 13rem, (min-width: 768px) 23vw, 46vw',
  },
} as const

export function Gallery({ of }: { of: readonly PictureName[] }) {
  const { className, sizes } = of.length % 4 === 0 ? rows.four : rows.two
  return (
    <ul className={`wide grid grid-cols-2 gap-x-3 gap-y-5 md:gap-x-4 ${className}`}>
      {of.map((name) => {
        const { alt, caption } = pictureOf(name)
        return (
          <li key={name}>
            <figure>
              <Picture
                name={name}
                alt={caption ? alt : ''}
                sizes={sizes}
                className="aspect-[3/2] w-full rounded-xl object-cover"
              />
              <figcaption className="mt-2 text-xs text-ink-soft leading-snug">
                {caption ?? alt}
              </figcaption>
            </figure>
          </li>
        )
      })}
    </ul>
  )
}
