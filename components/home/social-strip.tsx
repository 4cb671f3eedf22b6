import { school } from '@/content/school'
import { smallButtonClass } from '../ui/button'
import { Icon } from '../ui/icon'

export function SocialStrip() {
  return (
    <section aria-label="Follow the school" className="below-screen bg-mist [--tall:10rem]">
      <div className="wrap flex flex-wrap items-center justify-between gap-3 py-3">
        <p className="font-serif text-lg text-forest">See the school day as it happens</p>
        <p className="flex flex-wrap gap-3">
          <a
            href={school.links.videoChannel}
            rel="noopener"
            className={smallButtonClass('outline')}
          >
            <Icon name="video" />
            Video channel
          </a>
          <a href={school.links.socialPage} rel="noopener" className={smallButtonClass('outline')}>
            <Icon name="people" />
            Social page
          </a>
        </p>
      </div>
    </section>
  )
}
