import { useEffect, useEffectEvent, useRef } from 'react'
import { type Filters, parseFilters, type YearSelect } from '@/lib/lists/filters'
import { allYears, maxTextLength } from '@/lib/routes/query-params'
import { shortMonthNames } from '@/lib/school/dates'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'

export type SearchField = { label: string; placeholder?: string }

type Props = {
  isOpen: boolean
  path: string
  filters: Filters
  years: YearSelect
  search?: SearchField | undefined
  onChange: (change: Partial<Filters>) => void
  prefetch: () => void
}

const yearText = (year: string) => (year === allYears ? 'All years' : year)

export function FilterForm(props: Props) {
  const { filters, years, search = { label: 'Search by title' }, onChange, prefetch } = props
  const isBySession = years.name === 'session'
  const monthText = shortMonthNames[Number(filters.month) - 1] ?? 'All months'
  const form = useRef<HTMLFormElement>(null)
  /** Keeps what the visitor entered before the script ran. */
  const adoptInput = useEffectEvent((element: HTMLFormElement) => {
    const entered = new URLSearchParams()
    for (const [name, value] of new FormData(element)) entered.set(name, String(value))
    const { year, month } = parseFilters(Object.fromEntries(entered), years)
    const q = entered.get('q') ?? ''
    if (year !== filters.year || month !== filters.month || q !== filters.q)
      onChange({ year, month, q })
  })
  useEffect(() => {
    if (form.current) adoptInput(form.current)
  }, [])
  const choices = [
    yearText(filters.year) || 'Year',
    ...(isBySession ? [] : [monthText]),
    filters.q ? `“${filters.q}”` : 'Search',
  ]
  return (
    <search>
      <details open={props.isOpen} className="group md:hidden print:hidden">
        <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-2xl border border-line bg-white px-3 py-1.5 font-semibold text-forest text-xs [&::-webkit-details-marker]:hidden">
          <span className="wrap-anywhere">{choices.join(' · ')}</span>
          <Icon name="down" className="group-open:rotate-180" />
        </summary>
      </details>
      <form
        ref={form}
        // Otherwise the browser restores older values after Back. The URL has the current ones.
        autoComplete="off"
        action={props.path}
        className="grid grid-cols-4 gap-3 rounded-2xl border border-line bg-white/60 p-4 max-md:mt-2 max-md:[details:not([open])+&]:hidden md:flex"
        onFocus={prefetch}
        onPointerEnter={prefetch}
        onSubmit={(event) => {
          event.preventDefault()
          onChange({ q: filters.q })
          if (!matchMedia('(pointer: coarse)').matches) return
          // Closes the phone's keyboard, which covers the results.
          if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
          event.currentTarget.parentElement?.nextElementSibling?.scrollIntoView()
        }}
      >
        <label className={isBySession ? 'col-span-4' : 'col-span-2'}>
          <span className="font-semibold text-xs">Year</span>
          <select
            name={years.name}
            className="control"
            value={filters.year}
            onChange={({ target }) => onChange({ year: target.value })}
          >
            {isBySession ? (
              <option value="" disabled>
                Select Year
              </option>
            ) : null}
            {years.options.map((year) => (
              // Without a `value`, the text is the value, and a browser's translator changes the text.
              <option key={year} value={year}>
                {yearText(year)}
              </option>
            ))}
          </select>
        </label>
        {isBySession ? null : (
          <label className="col-span-2">
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
        <label className="col-span-3 grow">
          <span className="font-semibold text-xs">{search.label}</span>
          <input
            type="search"
            name="q"
            maxLength={maxTextLength}
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
