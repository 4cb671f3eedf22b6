import { TalkInstead } from '../forms/talk-instead'

/** The box in the place of records when there are none. */
export const emptyBox = 'rounded-2xl border border-line border-dashed px-5'

type Props = {
  /** What is missing, as the sentence begins: `The list`. */
  what: string
  /** Given once the scripts are there: asks again. */
  onRetry?: (() => void) | undefined
}

/** Said in the place of records that could not be loaded: nothing is claimed of how many there are. */
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
