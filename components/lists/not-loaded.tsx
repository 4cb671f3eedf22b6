import { TalkInstead } from '../forms/talk-instead'

export const emptyBox = 'rounded-2xl border border-line border-dashed px-5'

type Props = {
  what: string
  /** Fetches again. Not passed on the server, so visitors without scripts see no button. */
  onRetry?: (() => void) | undefined
}

export function NotLoaded({ what, onRetry }: Props) {
  return (
    <div role="alert" className={`mt-6 ${emptyBox} py-8`}>
      <p className="text-danger">
        {`${what} could not be loaded just now. Please try again in a few minutes, or call us.`}{' '}
        {onRetry ? (
          <button type="button" className="text-link font-semibold" onClick={onRetry}>
            Try again
          </button>
        ) : null}
      </p>
      <TalkInstead />
    </div>
  )
}
