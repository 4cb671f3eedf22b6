import type { RefObject } from 'react'
import type { Filters, YearSelect } from '@/lib/lists/filters'
import { allYears, longestText } from '@/lib/routes/query-params'
import { shortMonthNames } from '@/lib/school/dates'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { listForm } from './use-typed-before'

export type SearchField = { label: string; placeholder?: string }

type Props = {
  /** Path of the list, the form's action. */
  path: string
  filters: Filters
  years: YearSelect
  search?: SearchField | undefined
  onChange: (change: Partial<Filters>) => void
  /** Called when the visitor first touches the form. */
  onIntent: () => void
  formRef: RefObject<HTMLFormElement | null>
}

/** Filters of a list: year, month and search; for toppers session and search. A plain GET form that needs no script. */
export function FilterForm(props: Props) {
  const { filters, years, search = { label: 'Search by title' }, onChange, onIntent } = props
  const isOfSessions = years.name === 'session'
  return (
    <search>
      <form
        ref={props.formRef}
        name={listForm}
        action={props.path}
        className={`grid grid-cols-4 gap-3 rounded-2xl border border-line bg-white/60 p-4 ${isOfSessions ? 'md:grid-cols-[10rem_1fr_auto]' : 'md:grid-cols-[9rem_9rem_1fr_auto]'}`}
        onFocus={onIntent}
        onPointerEnter={onIntent}
        onSubmit={(event) => {
          event.preventDefault()
          onChange({ q: filters.q })
          if (!matchMedia('(pointer: coarse)').matches) return
          // Closes the phone's keyboard, which covers the results.
          if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
          event.currentTarget.parentElement?.nextElementSibling?.scrollIntoView()
        }}
      >
        <label className={`md:col-span-1 ${isOfSessions ? 'col-span-4' : 'col-span-2'}`}>
          <span className="font-semibold text-xs">Year</span>
          <select
            name={years.name}
            className="control"
            value={filters.year}
            onChange={({ target }) => onChange({ year: target.value })}
          >
            {isOfSessions ? (
              <option value="" disabled>
                Select Year
              </option>
            ) : null}
            {years.options.map((year) => (
              // Translators change the text, and with it the value of an option without a `value`.
              <option key={year} value={year}>
                {year === allYears ? 'All years' : year}
              </option>
            ))}
          </select>
        </label>
        {isOfSessions ? null : (
          <label className="col-span-2 md:col-span-1">
            <span className="font-semibold text-xs">Month</span>
            <select
              name="month"
              className="control"
              value={filters.month}
              onChange={({ target }) => onChange({ month: target.value })}
            >
              <option value="">All months</option>
              {shortMonthNames.map((name, index) => (
                <option key={name} value={index + 1}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="col-span-3 md:col-span-1">
          <span className="font-semibold text-xs">{search.label}</span>
          <input
            type="search"
            name="q"
            maxLength={longestText}
            placeholder={search.placeholder}
            className="control placeholder:text-xs"
            value={filters.q}
            onChange={({ target }) => onChange({ q: target.value })}
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
