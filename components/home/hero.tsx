import type { PictureName } from '@/content/pictures'
import { school } from '@/content/school'
import { phoneHref } from '@/lib/phones'
import { buttonClass } from '../ui/button'
import { Carousel } from '../ui/carousel-client'
import { Icon, type IconName } from '../ui/icon'
import { Picture } from '../ui/picture'

const slides: readonly PictureName[] = [
  'hero-campus',
  'hero-classroom',
  'hero-sports',
  'hero-laboratory',
  'hero-hostel',
]

const transitionMs = 400

/** What most parents came for, within a thumb's reach. */
const actions: readonly { href: string; icon: IconName; title: string; text: string }[] = [
  {
    href: '/fee-structure',
    icon: 'rupee',
    title: `Fees ${school.admissionSession}`,
    text: 'Every class, own and outsider, hostel and bus',
  },
  {
    href: '/admission-form',
    icon: 'mail',
    title: 'Ask about admission',
    text: 'A short form; the office calls you back',
  },
  {
    href: phoneHref(school.callNumber),
    icon: 'phone',
    title: 'Call the school',
    text: 'Talk to the admission office',
  },
]

/** The five pictures with the school's name and the first three things to do. */
export function Hero() {
  return (
    <section aria-labelledby="welcome" className="bg-forest text-paper">
      <div className="mx-auto grid max-w-[100rem] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="order-2 flex flex-col justify-center px-5 py-8 md:px-8 lg:order-1 lg:py-14 lg:pl-[max(2rem,calc((100vw-76rem)/2+2rem))]">
          <p className="font-semibold text-gold-light">
            {school.board} day and boarding school · {school.city}, {school.state}
          </p>
          <h1 id="welcome" className="mt-3 text-3xl leading-[1.08] md:text-4xl">
            {school.name}
          </h1>
          <p className="mt-4 max-w-md text-base text-paper/90">
            Learning in the foothills of the Himalaya, from{' '}
            <span className="whitespace-nowrap">Pre-Nursery</span> to Class XII, under one motto:{' '}
            <span className="text-gold-light">service before self</span>.
          </p>
          <p className="mt-7 flex flex-wrap gap-3">
            <a href="/online-application-process" className={buttonClass('gold')}>
              Apply for {school.admissionSession}
            </a>
            <a href="/about-us" className={buttonClass('light')}>
              Get to know us
            </a>
          </p>
        </div>
        <div className="hero-slides order-1 min-w-0 lg:order-2">
          <Carousel label="The school in pictures" slideClass="basis-full" speedMs={transitionMs}>
            {slides.map((name, index) => (
              <Picture
                key={name}
                name={name}
                sizes="(min-width: 1024px) 58vw, 100vw"
                priority={index === 0}
                className="aspect-[4/3] w-full object-cover lg:aspect-[16/11]"
              />
            ))}
          </Carousel>
        </div>
      </div>
      <div className="bg-forest-700">
        <ul className="wrap grid gap-px md:grid-cols-3">
          {actions.map(({ href, icon, title, text }) => (
            <li key={href}>
              <a
                href={href}
                className="flex min-h-16 items-center gap-4 py-3 hover:underline md:items-start md:px-4 md:py-5"
              >
                <span className="grid size-11 shrink-0 place-items-center rounded-full bg-gold-light text-forest">
                  <Icon name={icon} />
                </span>
                <span className="leading-snug">
                  <strong className="block text-base">{title}</strong>
                  <span className="text-xs text-paper/85">{text}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
