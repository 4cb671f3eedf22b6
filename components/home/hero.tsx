import type { PictureName } from '@/content/pictures'
import { school } from '@/content/school'
import { buttonClass } from '../ui/button'
import { Carousel } from '../ui/carousel-client'
import { Picture } from '../ui/picture'

const slides: readonly PictureName[] = [
  'hero-campus',
  'hero-classroom',
  'hero-sports',
  'hero-laboratory',
  'hero-hostel',
]

const transitionMs = 400

/** The five pictures, and what the school is. */
export function Hero() {
  return (
    <section aria-labelledby="welcome" className="bg-forest text-paper">
      <div className="grid lg:grid-cols-[max(42vw,50vw-8rem)_1fr]">
        <div className="order-2 flex flex-col justify-center px-5 py-6 md:px-8 md:py-8 lg:order-1 lg:py-6 lg:pl-[max(2rem,50vw-36rem)]">
          <p className="font-semibold text-gold-light text-xs md:text-sm">
            {school.board} day and boarding school · {school.city}, {school.state}
          </p>
          <h1
            id="welcome"
            className="mt-2 text-2xl leading-[1.1] md:mt-3 md:text-4xl md:leading-[1.08]"
          >
            One campus from <span className="whitespace-nowrap">Pre-Nursery</span> to Class XII, by
            day or as a boarder
          </h1>
          <p className="mt-3 max-w-md text-paper/90 md:mt-4 md:text-base">
            {school.name} in the foothills of the Himalaya, under one motto:{' '}
            <span className="text-gold-light">service before self</span>.
          </p>
          <p className="mt-5 flex flex-wrap gap-3 md:mt-7">
            <a href="/online-application-process" className={buttonClass('gold')}>
              Apply for {school.admissionSession}
            </a>
            <a href="/about-us" className={`${buttonClass('light')} max-sm:hidden`}>
              Get to know us
            </a>
          </p>
        </div>
        <div className="order-1 min-w-0 lg:order-2">
          <Carousel
            label="The school in pictures"
            slideClass="basis-full"
            speedMs={transitionMs}
            // On the picture, away from the buttons that float at the right.
            controls="absolute bottom-4 left-4"
          >
            {slides.map((name, index) => (
              <Picture
                key={name}
                name={name}
                sizes="(min-width: 1024px) 58vw, 100vw"
                priority={index === 0}
                className="aspect-[3/2] max-h-[max(10rem,100svh-39rem)] w-full object-cover lg:aspect-[16/11] lg:max-h-[clamp(28rem,100vh-14rem,40rem)]"
              />
            ))}
          </Carousel>
        </div>
      </div>
    </section>
  )
}
