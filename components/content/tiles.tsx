import type { ReactNode } from 'react'
import type { PictureName } from '@/content/pictures'
import { Card } from '../ui/card'
import { Picture } from '../ui/picture'

export function Tiles({ columns = 2, children }: { columns?: 2 | 3; children: ReactNode }) {
  const wide = columns === 3 ? 'xl:grid-cols-3' : ''
  return <ul className={`wide grid gap-4 sm:grid-cols-2 ${wide}`}>{children}</ul>
}

type Props = { title: string; picture?: PictureName; children: ReactNode }

export function Tile({ title, picture, children }: Props) {
  return (
    <Card as="li" className="flex flex-wrap gap-4 p-5">
      {picture ? (
        <Picture
          name={picture}
          alt=""
          sizes="6rem"
          className="size-20 shrink-0 rounded-xl object-cover md:size-24"
        />
      ) : null}
      <div className="min-w-0 grow basis-28">
        <h3 className="text-lg text-forest">{title}</h3>
        <div className="mt-1.5 text-sm leading-normal">{children}</div>
      </div>
    </Card>
  )
}
