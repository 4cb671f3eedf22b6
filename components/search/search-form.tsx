import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'

export function SearchForm({ id, text = '' }: { id: string; text?: string }) {
  return (
    <search>
      <form action="/search" className="flex items-end gap-2">
        <label htmlFor={id} className="min-w-0 grow">
          <span className="font-semibold text-xs">Search this website</span>
          <input
            id={id}
            type="search"
            name="q"
            maxLength={100}
            defaultValue={text}
            autoComplete="off"
            enterKeyHint="search"
            className="control"
          />
        </label>
        <button type="submit" className={buttonClass('primary', 'shrink-0 max-sm:px-3.5')}>
          <Icon name="search" />
          <span className="max-sm:sr-only">Search</span>
        </button>
      </form>
    </search>
  )
}
