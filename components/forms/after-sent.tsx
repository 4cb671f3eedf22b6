import { facts } from '@/content/facts'
import { pagesToRead } from '@/content/forms'
import { routeOf } from '@/lib/routes/tree'
import { TextLink } from '../ui/text-link'

/** Shown after a form is sent: next steps, office hours, and pages to read. */
export function AfterSent({ form }: { form: keyof typeof pagesToRead }) {
  return (
    <>
      <p>
        {facts.afterForm[form]} Office hours: {facts.officeHours}.
      </p>
      <p className="mt-2">In the meantime you can read:</p>
      <ul>
        {pagesToRead[form].map((path) => (
          <li key={path}>
            <TextLink href={path} height="compact">
              {routeOf(path).title}
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  )
}
