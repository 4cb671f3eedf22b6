import type { PictureName } from '@/content/pictures'
import type { Path } from '@/content/routes'
import { school } from '@/content/school'
import { openSession } from '@/lib/school/admission-session'
import { schoolDay } from '@/lib/school/dates'
import { Carousel } from '../ui/carousel-client'
import { Icon } from '../ui/icon'
import { Picture } from '../ui/picture'
import { WithScripts } from '../ui/with-scripts-client'

/** Faces first: few visitors see the third slide. */
const slides: readonly PictureName[] = [
  'hero-hostel',
  'hero-laboratory',
  'hero-campus',
  'hero-classroom',
  'hero-sports',
]

const transitionMs = 400

/** The most visited pages, besides applying. */
const ways = [
  { href: '/fee-structure', title: 'Fees', text: 'Class by class' },
  { href: '/admission-information', title: 'Admission', text: 'Who can apply' },
] satisfies { href: Path; title: string; text: string }[]

function Slide({ name, isEager }: { name: PictureName; isEager: boolean }) {
  const picture = (
    <Picture
      name={name}
      sizes="(min-width: 1440px) 50vw, (min-width: 1024px) 54vw, 100vw"
      priority={isEager}
      className="size-full object-cover"
    />
  )
  return isEager ? picture : <WithScripts>{picture}</WithScripts>
}

function AdmissionBanner() {
  const session = openSession(schoolDay())
  return (
    <a
      href={'/online-application-process' satisfies Path}
      className="admission-banner mt-4 flex min-h-16 items-center justify-between gap-3 rounded-2xl bg-gold-light px-4 py-1.5 text-ink leading-snug hover:bg-gold"
    >
      <span>
        <strong className="block text-balance font-semibold">
          {session ? (
            <>
              Admission open for session <span className="whitespace-nowrap">{session}</span>
            </>
          ) : (
            'Admission'
          )}
        </strong>
        <span className="text-xs underline underline-offset-4">How to apply online</span>
      </span>
      <Icon name="next" />
    </a>
  )
}

export function Hero() {
  return (
    <section aria-labelledby="welcome" className="bg-forest text-paper">
      <div className="hero">
        <div className="row-start-2 flex flex-col px-4 pt-2.5 pb-4 md:px-8 md:pt-6 md:pb-6 lg:row-start-1 lg:py-6 lg:pr-8 lg:pl-[max(2rem,50vw-36rem)]">
          <p className="font-semibold text-2xs text-gold-light leading-snug usual-text:max-lg:pr-28">
            {school.board} day and boarding school <span className="max-sm:hidden">· </span>
            <span className="max-sm:block">
              {school.city}, {school.state}
            </span>
          </p>
          <h1
            id="welcome"
            className="mt-2 text-[min(1.6rem,9vw)] leading-[1.14] md:text-[2.2rem] md:leading-[1.1] lg:text-[clamp(1.9rem,3vw,2.75rem)]"
          >
            One campus from <span className="whitespace-nowrap">Pre-Nursery</span> to Class XII, by
            day or as a boarder
          </h1>
          <p className="mt-3 text-paper/90 max-lg:hidden">
            {school.name} in the foothills of the Himalaya, under one motto:{' '}
            <span className="text-gold-light">service before self</span>.
          </p>
          <AdmissionBanner />
          {/* Clear of the floating buttons. */}
          <ul className="mt-2.5 flex flex-wrap gap-2 max-md:pr-14">
            {ways.map(({ href, title, text }) => (
              <li key={href} className="flex grow basis-[5.7rem]">
                <a
                  href={href}
                  className="flex min-h-[3.53rem] grow flex-col items-center justify-center rounded-xl border border-paper/30 bg-forest-700 px-1 py-1 text-center leading-tight hover:bg-forest"
                >
                  <strong className="font-semibold">{title}</strong>
                  <span className="text-2xs text-paper/90">{text}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="hero-slides row-start-1 min-w-0 lg:col-start-2">
          <Carousel
            label="The school in pictures"
            slideClass="basis-full"
            speedMs={transitionMs}
            controls="hero-controls gap-0!"
          >
            {slides.map((name, index) => (
              <Slide key={name} name={name} isEager={index === 0} />
            ))}
          </Carousel>
        </div>
      </div>
    </section>
  )
}
