'use client'

import type { ReactNode } from 'react'
import { buttonClass, smallButtonClass } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Carousel } from '@/components/ui/carousel-client'
import { DateText, DaysText } from '@/components/ui/date-text'
import { DescriptionText } from '@/components/ui/description-text'
import { ErrorSummary } from '@/components/ui/error-summary'
import { CheckboxField, SelectField, TextAreaField, TextField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { Icon, type IconName } from '@/components/ui/icon'
import { Lightbox } from '@/components/ui/lightbox'
import { Marquee } from '@/components/ui/marquee'
import { MultilingualText } from '@/components/ui/multilingual-text'
import { Notice } from '@/components/ui/notice'
import { PhoneLink } from '@/components/ui/phone-link'
import { Picture } from '@/components/ui/picture'
import { PrintButton } from '@/components/ui/print-client'
import { RadioGroup } from '@/components/ui/radio-group'
import { Share } from '@/components/ui/share'
import { Cell, figureColumn, RowHead, Table } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { VendorImage } from '@/components/ui/vendor-image'

const error = 'Please enter a value.'
const field = { label: 'Label', hint: 'A hint below it.' }
const options = ['One', 'Two']
const choices = [
  ['one', 'One'],
  ['two', 'Two'],
] as const
const photo = <Picture name="library" sizes="10rem" className="rounded-xl" />
const items = ['First', 'Second', 'Third'].map((item) => <Card key={item}>{item}</Card>)

const icons: readonly IconName[] = [
  ...(['phone', 'mail', 'whatsapp', 'menu', 'close', 'next', 'back', 'down', 'out'] as const),
  ...(['download', 'pause', 'play', 'search', 'calendar', 'lock', 'shirt', 'bell', 'bus'] as const),
  ...(['rupee', 'pin', 'video', 'check', 'warning', 'share', 'print', 'people'] as const),
]

const parts: Record<string, ReactNode> = {
  Buttons: (['primary', 'outline', 'light'] as const).map((kind) => (
    <p
      key={kind}
      className={`flex flex-wrap gap-3 p-4 ${kind === 'light' ? 'bg-forest' : 'bg-mist'}`}
    >
      <a href="#top" className={buttonClass(kind)}>{`${kind} link`}</a>
      <button type="button" className={smallButtonClass(kind)}>{`small ${kind}`}</button>
      <button type="button" aria-disabled className={buttonClass(kind)}>
        {`${kind}, disabled`}
      </button>
    </p>
  )),
  Links: (['inline', 'compact', 'tall'] as const).map((height) => (
    <p key={height}>
      <TextLink href="#top" height={height}>{`Text link, ${height}`}</TextLink>
    </p>
  )),
  'Telephone, sharing, printing': (
    <p className="flex flex-wrap gap-3">
      <PhoneLink digits="9000000001" />
      <Share url="https://school.example" title="Sports day" />
      <Share url="https://school.example" title="Sports day" isIcon />
      <PrintButton />
    </p>
  ),
  Fields: (
    <form className="grid gap-4">
      <TextField {...field} id="text" />
      <TextField {...field} id="text-optional" optional />
      <TextField {...field} id="text-error" error={error} defaultValue="x" />
      <TextAreaField {...field} id="area" error={error} />
      <SelectField {...field} id="select" placeholder="Select" options={options} />
      <SelectField
        {...field}
        id="select-error"
        placeholder="Select"
        options={options}
        error={error}
      />
      <CheckboxField id="box" label="A box" />
      <CheckboxField id="box-error" label="A box" error={error} />
      <RadioGroup legend="Halves" name="halves" options={choices} chosen="one" look="halves" />
      <RadioGroup legend="Pills" name="pills" options={choices} look="pills" />
    </form>
  ),
  Messages: (
    <>
      <ErrorSummary mistakes={[{ id: 'text-error', message: error }]} />
      <Notice kind="success" message="Sent.">
        What follows.
      </Notice>
      <Notice kind="failure" message="Not sent. Please try again." />
    </>
  ),
  Dates: (
    <p>
      <DateText date="2026-11-26" /> · <DateText date={null} dateText="after the Pujas" /> ·{' '}
      <DateText date={null} missing="Not Available" /> ·{' '}
      <DaysText date="2026-12-04" until="2026-12-05" />
    </p>
  ),
  Words: (
    <>
      <p>
        <MultilingualText text="Classes III-VIII: हिन्दी दिवस, আমার বাংলা" />
      </p>
      <DescriptionText description={'First line\nSecond line'} />
    </>
  ),
  Table: (
    <Table
      caption="A caption"
      columns={[['Name'], ['Amount', figureColumn]]}
      note="A note below the rows."
    >
      <tbody>
        <tr>
          <RowHead>Tuition</RowHead>
          <Cell className={figureColumn}>₹4,400</Cell>
        </tr>
      </tbody>
    </Table>
  ),
  'Folded part': (
    <Fold show="Show more" hide="Show less">
      What was folded.
    </Fold>
  ),
  Pictures: (
    <div className="grid max-w-md gap-3">
      {photo}
      <VendorImage src={null} fallback="gallery" alt="" width={160} height={120} sizes="10rem" />
      <Lightbox
        label="Photos"
        photos={[{ src: '/pictures/library-1200.webp', alt: 'The library', thumb: photo }]}
      />
    </div>
  ),
  Carousel: (
    <Carousel label="Slides" slideClass="basis-1/2" speedMs={400} spaced>
      {items}
    </Carousel>
  ),
  Marquees: (
    <>
      <Marquee label="the ticker" direction="left" seconds={10}>
        {items}
      </Marquee>
      <Marquee label="the notices" direction="up" seconds={10} className="h-44">
        {items}
      </Marquee>
    </>
  ),
  Icons: (
    <ul className="flex flex-wrap gap-3">
      {icons.map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
}

/** `/dev/ui` of `npm run dev`; the build leaves it out (`pageExtensions` in next.config.ts). */
export default function UiPage() {
  return (
    <main id="content" className="wrap py-6">
      <h1 className="text-3xl">Parts of the interface</h1>
      {Object.entries(parts).map(([name, part]) => (
        <section key={name} aria-label={name} className="mt-8 grid gap-3">
          <h2 className="text-xl">{name}</h2>
          {part}
        </section>
      ))}
    </main>
  )
}
