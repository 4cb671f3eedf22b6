// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { clubs } from '@/content/facts'
import { pictureOf } from '@/content/pictures'
import { school } from '@/content/school'
import { routeOf } from '@/lib/routes/tree'
import { fileFacts } from '@/lib/school/file-facts'
import { Cards } from './cards'
import { Download, Downloads } from './downloads'
import { ExternalButton } from './external'
import { Gallery } from './gallery'
import { contentPage } from './pages'
import { PdfFrame } from './pdf-frame'
import { Achievements, Clubs, Figures, FounderFacts, Value } from './school-values'
import { Signature } from './signature'
import { Statement, Statements } from './statements'
import { StoreBadges } from './store-badges'
import { Testimonial, Testimonials } from './testimonials'

function show(element: React.ReactElement): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = renderToStaticMarkup(element)
  return box
}

const texts = (box: HTMLElement, selector: string) =>
  [...box.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? '')

describe('Cards', () => {
  it('takes picture, title and words from the page itself, or from the tree for a list', () => {
    const box = show(<Cards of={['/our-library', '/sports-corner']} level={3} />)
    expect([...box.querySelectorAll('h3')].map((title) => title.textContent)).toEqual(
      ['/our-library', '/sports-corner'].map((page) => routeOf(page).title),
    )
    const { description, picture } = contentPage('our-library').frontMatter
    const { card } = routeOf('/sports-corner')
    expect([...box.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(
      [picture, card?.picture].map((name) => `/pictures/${name}-640.webp`),
    )
    expect(texts(box, 'li p')).toEqual([description, card?.description])
  })

  it('throws on a page that is not in the tree', () => {
    expect(() => show(<Cards of={['/nowhere']} />)).toThrow('nowhere')
  })
})

describe('PdfFrame', () => {
  it('has the height asked for, and a link to the file beside it', () => {
    const src = '/documents/sample-transfer-certificate.pdf'
    const box = show(<PdfFrame src={src} title="Sample transfer certificate" height={500} />)
    const frame = box.querySelector('iframe')
    expect(frame?.getAttribute('height')).toBe('500')
    expect(frame?.getAttribute('title')).toBe('Sample transfer certificate')
    expect(frame?.getAttribute('loading')).toBe('lazy')
    expect(box.querySelector('a')?.getAttribute('href')).toBe(src)
    expect(box.querySelector('a')?.textContent).toContain(fileFacts(src))
  })
})

describe('Gallery', () => {
  it('says below each picture what is seen, once', () => {
    const box = show(<Gallery of={['yoga', 'cricket']} />)
    expect(box.querySelectorAll('figure')).toHaveLength(2)
    expect(box.querySelector('img')?.getAttribute('alt')).toBe('')
    expect(box.querySelector('figcaption')?.textContent).toBe(pictureOf('yoga').alt)
  })
})

describe('ExternalButton', () => {
  it('leads to a link of content/school.ts', () => {
    const link = show(<ExternalButton to="syllabus">Open</ExternalButton>).querySelector('a')
    expect(link?.getAttribute('href')).toMatch(/^https:/)
    expect(link?.getAttribute('rel')).toBe('noopener')
  })
})

describe('Value', () => {
  it('stands for a value of content/school.ts in running text', () => {
    expect(
      show(
        <p>
          <Value of="ageYears" /> years
        </p>,
      ).textContent,
    ).toBe(`${school.ageYears} years`)
  })
})

describe('Downloads', () => {
  it('link each file with its kind and size', () => {
    const file = '/documents/transport-application.pdf'
    const box = show(
      <Downloads>
        <Download file={file} title="Transport application">
          To begin the school bus.
        </Download>
      </Downloads>,
    )
    expect(box.querySelector('li a')?.getAttribute('href')).toBe(file)
    expect(box.textContent).toMatch(/^Transport application.*PDF, [\d.]+ [kM]B.*To begin/)
  })
})

describe('Statements', () => {
  it('are a numbered list, each with its heading', () => {
    const box = show(
      <Statements>
        <Statement title="Teach">One.</Statement>
        <Statement title="Care">Two.</Statement>
      </Statements>,
    )
    expect(texts(box, 'ol > li h2')).toEqual(['Teach', 'Care'])
  })
})

describe('Testimonials', () => {
  it('show words, a placeholder for the photograph, and who said them', () => {
    const who = { by: 'Student Name', role: 'Class IX' }
    const box = show(
      <Testimonials>
        <Testimonial {...who}>I like the library.</Testimonial>
      </Testimonials>,
    )
    expect(texts(box, 'figure blockquote')).toEqual(['I like the library.'])
    expect(box.querySelector('svg')?.getAttribute('aria-label')).toMatch(/Placeholder/)
    expect(texts(box, 'figcaption')).toEqual(['Student NameClass IX'])
  })
})

describe('parts that show what content/school.ts and content/facts.ts say', () => {
  it('who signs a message', () => {
    expect(show(<Signature of="principal" />).textContent).toBe(school.signatories.principal)
  })

  it('the founding father: life, education, business career and death', () => {
    const box = show(<FounderFacts />)
    expect(texts(box, 'dt')).toEqual(['Born', 'Education', 'Business career', 'Died'])
    expect(texts(box, 'dd')[0]).toBe(school.founder.born)
  })

  it('every club with what it does', () => {
    const names = clubs.map(({ name }) => name)
    expect(texts(show(<Clubs />), 'li h3')).toEqual(names)
  })

  it('every achievement', () => {
    const games = school.achievements.map(({ game }) => game)
    expect(texts(show(<Achievements />), 'li strong')).toEqual(games)
  })

  it('the figures', () => {
    const { classrooms, libraryBooks, computerLabs, computers } = school.figures
    const shown = texts(show(<Figures />), 'li > span:first-child')
    expect(shown.map((text) => text.replace(/^Over /, ''))).toEqual(
      [classrooms, libraryBooks, computerLabs, computers].map(String),
    )
  })

  it('both app stores: pictures without a target until the school gives it', () => {
    const badges = [...show(<StoreBadges />).querySelectorAll('img')]
    const { android, apple } = school.busApp
    expect(badges.map(({ alt }) => alt)).toEqual([
      pictureOf('store-android').alt,
      pictureOf('store-apple').alt,
    ])
    expect(badges.map((badge) => badge.closest('a')?.getAttribute('href') ?? null)).toEqual([
      android,
      apple,
    ])
  })
})
