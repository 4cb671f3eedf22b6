import type { Path } from '@/content/routes'
import { school } from '@/content/school'
import { pageValues } from '@/lib/school/page-values'
import { smallButtonClass } from '../ui/button'
import { Picture } from '../ui/picture'

const links = [
  ['/our-motto', 'Our motto'],
  ['/our-mission', 'Our mission'],
  ['/dps-society', 'DPS Society'],
  ['/our-founding-father', 'Our founding father'],
  ['/xii-topper', 'XII Toppers'],
  ['/x-topper', 'X Toppers'],
  ['/gallery', 'Gallery'],
] as const satisfies readonly (readonly [Path, string])[]

const { classrooms, libraryBooks, computerLabs, computers } = school.figures

const reasons = [
  `Over ${libraryBooks} books in the library`,
  `Over ${computers} computers in ${computerLabs} labs`,
  'A hostel on the campus',
  `${pageValues.clubs} clubs, and games for every child`,
] as const

export function AboutTeaser() {
  return (
    <section
      aria-labelledby="about"
      className="below-screen wrap py-4 [--delay:0.5s] [--tall:40rem] md:py-16"
    >
      <div className="grid grid-cols-1 items-center gap-5 lg:grid-cols-2 lg:gap-12">
        <div>
          <h2 id="about" className="text-2xl text-forest">
            Service before self
          </h2>
          <p className="mt-3 text-base leading-normal">
            Our motto asks every student to think of others first. Our mission is to teach every
            child well, to build character through service and to open the world.
          </p>
          <p className="mt-3">
            {school.name} has taught day scholars and boarders in {school.city} for{' '}
            {pageValues.ageYears} years. It has {classrooms} classrooms and the {school.board}{' '}
            curriculum.
          </p>
          <ul className="no-scrollbar mt-2 flex gap-x-4 overflow-x-auto whitespace-nowrap md:flex-wrap">
            {links.map(([href, title]) => (
              <li key={href} className="shrink-0">
                <a
                  href={href}
                  className="flex min-h-11 items-center font-semibold text-forest underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <figure>
          <Picture
            name="about"
            sizes="(min-width: 1024px) 34rem, calc(100vw - 2.5rem)"
            className="aspect-[2/1] w-full rounded-2xl object-cover"
          />
          <figcaption className="relative mx-4 -mt-8 rounded-2xl bg-forest p-4 text-paper md:mx-8 md:p-5">
            <h3 className="text-lg">Why {school.name}</h3>
            <ul className="mt-3 grid grid-cols-1 gap-1.5 max-md:text-sm max-md:leading-snug">
              {reasons.map((reason) => (
                <li key={reason} className="flex gap-3">
                  <span
                    aria-hidden="true"
                    className="mt-[0.65em] size-1.5 shrink-0 rounded-full bg-gold"
                  />
                  {reason}
                </li>
              ))}
            </ul>
            <p className="mt-3">
              <a
                href={'/infrastructure-facilities' satisfies Path}
                className={smallButtonClass('light')}
              >
                See the campus
              </a>
            </p>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
