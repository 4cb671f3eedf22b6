import type { Topper } from '@/lib/vendor-api/resources/toppers'
import { Card } from '../ui/card'
import { MultilingualText } from '../ui/multilingual-text'
import { VendorImage } from '../ui/vendor-image'
import { FileLinks } from './file-links'

type Props = {
  topper: Topper
  isEager?: boolean
  /** True on the home page: photo and words side by side, with the session. */
  isRow?: boolean
}

const accents = ['academics', 'activities', 'admission', 'fee', 'facilities', 'news'] as const

function Initials({ name }: { name: string }) {
  const [first = '', ...others] = name.split(/\s+/).map((word) => [...word][0] ?? '')
  const initials = first + (others.at(-1) ?? '')
  const sum = [...initials].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return (
    <div
      aria-hidden="true"
      data-section={accents[sum % accents.length]}
      className="topper-photo grid place-items-center bg-accent font-serif text-2xl text-paper"
    >
      {initials}
    </div>
  )
}

export function TopperCard({ topper, isEager = false, isRow = false }: Props) {
  const Heading = isRow ? 'h3' : 'h2'
  const session = isRow ? topper.session : ''
  return (
    <Card
      // On the home page, screen readers would name each `article` after the section around it.
      as={isRow ? 'div' : 'article'}
      className={`topper h-full overflow-hidden shadow-card ${isRow ? 'card flex' : 'text-center'}`}
    >
      {isRow && topper.photo === null ? (
        <Initials name={topper.name} />
      ) : (
        <VendorImage
          src={topper.photo}
          fallback="trophy"
          alt=""
          width={isRow ? 120 : 320}
          height={isRow ? 150 : 400}
          sizes={isRow ? '6rem' : '(min-width: 1200px) 16rem, 45vw'}
          className={`bg-mist object-cover object-top ${isRow ? 'topper-photo' : 'aspect-[4/5] w-full'}`}
          priority={isEager}
        />
      )}
      <div className={`py-3 leading-snug ${isRow ? 'min-w-0 self-center px-3' : 'px-4'}`}>
        <Heading className="text-base text-forest">
          <MultilingualText text={topper.name} />
        </Heading>
        <p className="text-xs text-ink-soft">{topper.stream}</p>
        <p className="mt-1 font-semibold">
          {topper.score ? `Score: ${topper.score}${session ? ' ' : ''}` : ''}
          {session ? (
            <span className="whitespace-nowrap font-normal text-2xs text-ink-soft">{session}</span>
          ) : null}
        </p>
        <FileLinks files={topper.files} title={topper.name} />
      </div>
    </Card>
  )
}
