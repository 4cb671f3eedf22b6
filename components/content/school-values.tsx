import type { ReactNode } from 'react'
import { clubs } from '@/content/facts'
import { type Department, departmentOf, school } from '@/content/school'
import { pageValues } from '@/lib/school/page-values'
import { PhoneLink } from '../ui/phone-link'
import { Tile, Tiles } from './tiles'

type ValueProps = { of: keyof typeof pageValues; children?: ReactNode }

/**
 * A value of `content` in running text: `<Value of="ageYears" /> years`; renders its children for an unpublished value.
 */
export function Value({ of, children }: ValueProps) {
  const value = pageValues[of] ?? children
  // Keeps `2026-27` on one line.
  return `${of}`.endsWith('Session') ? <span className="whitespace-nowrap">{value}</span> : value
}

export function Call({ the }: { the: Department['name'] }) {
  const department = departmentOf(the)
  return department ? <PhoneLink digits={department.phone} /> : null
}

const { classrooms, libraryBooks, computerLabs, computers } = school.figures

const figures = [
  [`${classrooms}`, 'classrooms'],
  [`Over ${libraryBooks}`, 'books in the library'],
  [`${computerLabs}`, 'computer labs'],
  [`Over ${computers}`, 'computers'],
] as const

export function Figures() {
  return (
    <ul className="wide grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] overflow-hidden rounded-2xl bg-forest text-paper">
      {figures.map(([number, what]) => (
        <li key={what} className="px-4 py-4 md:px-5 md:py-5">
          <span className="block font-serif text-lg text-gold-light leading-tight md:text-2xl">
            {number}
          </span>
          <span className="text-xs">{what}</span>
        </li>
      ))}
    </ul>
  )
}

export function Achievements() {
  return (
    <ul className="wide border-forest border-t-2">
      {school.achievements.map(({ game, competition, result }) => (
        <li
          key={game}
          className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 border-line border-b py-2.5 md:grid-cols-3"
        >
          <strong className="text-forest">{game}</strong>
          <span>{competition}</span>
          <span className="col-start-2 text-gold-dark md:col-start-3">{result}</span>
        </li>
      ))}
    </ul>
  )
}

export function Clubs() {
  return (
    <Tiles columns={3}>
      {clubs.map(({ name, does }) => (
        <Tile key={name} title={name}>
          {does}
        </Tile>
      ))}
    </Tiles>
  )
}
