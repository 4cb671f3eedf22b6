import { Icon } from './icon'

export type Mistake = { id: string; message: string }

export function ErrorSummary({ mistakes }: { mistakes: readonly Mistake[] }) {
  return (
    <div role="alert" className="rounded-xl border-2 border-danger bg-white p-4 md:p-5">
      <h2 className="flex items-center gap-2 text-lg text-danger">
        <Icon name="warning" />
        There is a problem
      </h2>
      <ul className="mt-2">
        {mistakes.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block py-1 font-semibold text-danger underline underline-offset-4"
              onClick={(event) => {
                const control = document.getElementById(id)
                control?.focus()
                if (control) event.preventDefault()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
