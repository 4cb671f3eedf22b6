import type { Path } from '@/content/routes'
import { school } from '@/content/school'
import { SampleMark } from '../content/sample-mark'
import { buttonClass } from '../ui/button'
import { Picture } from '../ui/picture'

const { message, name } = school.founder

export function FounderMessage() {
  return (
    <section aria-labelledby="founder" className="below-screen bg-mist [--delay:0.6s]">
      <div className="wrap grid items-center gap-8 py-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-12">
        <Picture
          name="founder"
          sizes="28rem"
          className="aspect-[3/2] w-full rounded-2xl object-cover max-lg:hidden"
        />
        <div>
          <h2 id="founder" className="text-2xl text-forest">
            Message from the founding father
          </h2>
          {school.unconfirmed?.includes('founder') ? (
            <SampleMark what="the message of the founding father" />
          ) : null}
          <p className="mt-5 font-serif text-forest-700 text-lg leading-relaxed md:text-xl">
            {message}
          </p>
          <p className="mt-4 text-ink-soft">{name}</p>
          <p className="mt-3">
            <a href={'/our-founding-father' satisfies Path} className={buttonClass('outline')}>
              About our founding father
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
