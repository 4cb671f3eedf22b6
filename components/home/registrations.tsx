import type { Registration } from '@/lib/vendor-api/resources/registrations'
import { FileLinks } from '../lists/file-links'
import { Icon } from '../ui/icon'
import { MultilingualText } from '../ui/multilingual-text'
import { SectionHeading } from './section-heading'
import { maxSectionRecords } from './section-records'

type Props = { registrations: readonly Registration[] | null }

export function Registrations({ registrations }: Props) {
  if (!registrations?.length) return null
  return (
    <section
      aria-labelledby="registration"
      className="below-screen wrap pb-4 [--delay:0.95s] md:pb-16"
    >
      <SectionHeading id="registration" title="Online registration" />
      <p className="-mt-2 mb-3 text-ink-soft">Only a parent of the child may register.</p>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {registrations.slice(0, maxSectionRecords).map(({ title, href, files }, index) => (
          <li key={index} className="flex flex-col">
            {href ? (
              <a
                href={href}
                rel="noopener"
                className="flex min-h-12 grow items-center justify-between gap-3 wrap-anywhere rounded-xl border border-line bg-white px-4 py-1.5 font-semibold leading-tight sm:px-5 hover:border-forest hover:bg-mist"
              >
                <MultilingualText text={title} />
                <Icon name="out" />
              </a>
            ) : (
              <p className="rounded-xl border border-line px-5 py-4">
                <MultilingualText text={title} />
              </p>
            )}
            <FileLinks files={files} title={title} />
          </li>
        ))}
      </ul>
    </section>
  )
}
