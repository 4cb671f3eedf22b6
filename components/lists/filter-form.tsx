import type { RefObject } from 'react'
import { allYears, type Filters } from '@/lib/lists/filters'
import { shortMonthNames } from '@/lib/school/dates'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { listForm } from './use-typed-before'

type Props = {
  /** Address of the list, which the plain form goes back to. */
  path: string
  filters: Filters
  years: readonly number[]
  /** Given in the browser only: called with each change. */
  onChange?: (change: Partial<Filters>) => void
  /** Given in the browser only: the reader is about to use the form. */
  onIntent?: () => void
  formRef?: RefObject<HTMLFormElement | null>
}

/** Year, month and text search of a list: a plain GET form that needs no script. */
export function FilterForm({ path, filters, years, onChange, onIntent, formRef }: Props) {
  return (
    <search>
      <form
        ref={formRef}
        name={listForm}
        action={path}
        className="grid grid-cols-4 gap-3 rounded-2xl border border-line bg-white/60 p-4 md:grid-cols-[9rem_9rem_1fr_auto]"
        onFocus={onIntent}
        onPointerEnter={onIntent}
        onSubmit={(event) => {
          if (!onChange) return
          event.preventDefault()
          onChange({ q: filters.q })
        }}
      >
        <label className="col-span-2 md:col-span-1">
          <span className="font-semibold text-xs">Year</span>
          <select
            name="year"
            className="control"
            value={filters.year ?? allYears}
            onChange={({ target }) =>
              onChange?.({ year: target.value === allYears ? null : Number(target.value) })
            }
          >
            <option value={allYears}>All years</option>
            {years.map((year) => (
              // A translator changes the text, and a value that is not given with it.
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </select>
        </label>
        <label className="col-span-2 md:col-span-1">
          <span className="font-semibold text-xs">Month</span>
          <select
            name="month"
            className="control"
            value={filters.month ?? ''}
            onChange={({ target }) =>
              onChange?.({ month: target.value ? Number(target.value) : null })
            }
          >
            <option value="">All months</option>
            {shortMonthNames.map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="col-span-3 md:col-span-1">
          <span className="font-semibold text-xs">Search by title</span>
          <input
            type="search"
            name="q"
            maxLength={100}
            className="control"
            value={filters.q}
            onChange={({ target }) => onChange?.({ q: target.value })}
          />
        </label>
        <button type="submit" className={buttonClass('outline', 'self-end max-md:px-3.5')}>
          <Icon name="search" />
          <span className="max-md:sr-only">Search</span>
        </button>
      </form>
    </search>
  )
}
