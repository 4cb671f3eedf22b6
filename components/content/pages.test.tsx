// @vitest-environment happy-dom
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pictures, widthsOf } from '@/content/pictures'
import { routes } from '@/content/routes'
import { school } from '@/content/school'
import { fixedPaths } from '@/lib/routes/tree'
import { toCome } from '@/lib/school/disclosure'
import * as contentComponents from './components'
import { contentPage } from './pages'

const publicFile = (href: string) => path.join(process.cwd(), 'public', href)

/** The words of a fixed page as the browser gets them. */
function bodyOf(page: string): HTMLElement {
  const { Body } = contentPage(page.slice(1))
  const element = document.createElement('div')
  element.innerHTML = renderToStaticMarkup(<Body components={contentComponents} />)
  return element
}

const hrefs = (body: HTMLElement, selector = 'a') =>
  [...body.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '')

const texts = (body: HTMLElement, selector: string) =>
  [...body.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? '')

/** Paragraphs and points that stand in the page's own file, not what its parts show. */
const prose = ':scope > p, :scope > ul:not([class]) > li, :scope > ol:not([class]) > li'

describe('content/pages and the tree', () => {
  it('agree in both directions', () => {
    const files = readdirSync('content/pages').map((file) => `/${file.replace(/\.mdx$/, '')}`)
    expect(files.toSorted()).toEqual(fixedPaths().toSorted())
  })

  it('has a description of its own on every page', () => {
    const descriptions = fixedPaths().map(
      (page) => contentPage(page.slice(1)).frontMatter.description,
    )
    expect(new Set(descriptions).size).toBe(descriptions.length)
  })

  it('repeats no sentence from page to page, short notes aside', () => {
    const sentences = fixedPaths().flatMap((page) =>
      texts(bodyOf(page), prose)
        .flatMap((text) => text.split(/(?<=[.?!]) /))
        .filter((text) => text.length > 60),
    )
    expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([])
  })
})

describe.each(fixedPaths())('%s', (page) => {
  const { frontMatter } = contentPage(page.slice(1))

  it('sets only words of its own large', () => {
    const words = bodyOf(page).textContent?.replace(/\s+/g, ' ') ?? ''
    expect(words).toContain(frontMatter.quote ?? '')
  })

  it('shows pictures that exist', () => {
    const shown = [...bodyOf(page).querySelectorAll('img')].flatMap((image) =>
      [image.src, ...image.srcset.split(',').map((one) => one.trim().split(' ')[0] ?? '')].map(
        (source) => new URL(source, 'http://site.test').pathname,
      ),
    )
    const own = widthsOf(frontMatter.picture).map(
      (width) => `/pictures/${frontMatter.picture}-${width}.webp`,
    )
    const local = [...shown, ...own].filter((source) => source.startsWith('/pictures/'))
    expect(local.filter((source) => !existsSync(publicFile(source)))).toEqual([])
  })

  it('links to pages of the tree and to files that exist', () => {
    const known = new Set(routes.map((route) => route.path))
    const broken = hrefs(bodyOf(page))
      .filter((href) => href.startsWith('/'))
      .map((href) => href.replace(/[?#].*$/, ''))
      .filter((href) => !known.has(href) && !existsSync(publicFile(href)))
    expect(broken).toEqual([])
  })

  it('frames documents that exist', () => {
    const framed = [...bodyOf(page).querySelectorAll('iframe')].map(
      (frame) => frame.getAttribute('src') ?? '',
    )
    const local = framed.filter((source) => source.startsWith('/'))
    expect(local.filter((source) => !existsSync(publicFile(source)))).toEqual([])
  })

  it('has one heading above the others: the page brings the h1', () => {
    const levels = [...bodyOf(page).querySelectorAll('h1,h2,h3,h4')].map(({ tagName }) =>
      Number(tagName.slice(1)),
    )
    const before = [1, ...levels]
    expect(levels.filter((level, index) => level - (before[index] ?? 1) > 1)).toEqual([])
    expect(levels).not.toContain(1)
  })
})

describe('About', () => {
  it('shows a grid of ten cards in order; the founding-father card appears twice', () => {
    expect(hrefs(bodyOf('/about-us'), 'ul > li a')).toEqual([
      '/our-founding-father',
      '/greetings-messages',
      '/dps-society',
      '/our-mission',
      '/our-vision',
      '/our-motto',
      '/our-methodologies',
      '/our-institutes',
      '/school-uniform',
      '/our-founding-father',
    ])
  })

  it('gives each card an image, a title and a short excerpt of the page it leads to', () => {
    const [card] = bodyOf('/about-us').querySelectorAll('ul > li')
    const { description } = contentPage('our-founding-father').frontMatter
    expect(card?.querySelector('img')?.getAttribute('src')).toContain('/founder-')
    expect(card?.querySelector('h2')?.textContent).toBe('Our Founding Father')
    expect(card?.querySelector('p')?.textContent).toBe(description)
  })

  it('shows Greetings Messages as five cards', () => {
    expect(hrefs(bodyOf('/greetings-messages'), 'ul > li a')).toEqual([
      '/president-speaks-bbf',
      '/chairman-dps-society',
      '/chairman-dps-siliguri',
      '/pro-v-c-dps-siliguri',
      '/principal-speaks',
    ])
  })

  it.each(['/our-mission', '/our-vision'])('%s has three numbered statements', (page) => {
    expect(texts(bodyOf(page), 'ol > li h2')).toHaveLength(3)
  })

  it.each([
    ['/president-speaks-bbf', school.signatories.president],
    ['/chairman-dps-society', school.signatories.chairmanSociety],
    ['/chairman-dps-siliguri', school.signatories.chairman],
    ['/pro-v-c-dps-siliguri', school.signatories.proViceChairperson],
    ['/principal-speaks', school.signatories.principal],
    ['/director-dps-siliguri', school.signatories.director],
    ['/chairman-siliguri', school.signatories.chairmanSiliguri],
  ])('%s ends with its signature line', (page, signature) => {
    expect(bodyOf(page).lastElementChild?.textContent).toBe(signature)
  })

  it('speaks of the prospectus for its session on Chairman DPS Society', () => {
    const words = bodyOf('/chairman-dps-society').textContent
    expect(words).toMatch(new RegExp(`prospectus.*session ${school.prospectusSession}`))
  })

  it.each(['/president-speaks-bbf', '/principal-speaks', '/chairman-dps-siliguri'])(
    '%s says how many years old the school is',
    (page) => expect(bodyOf(page).textContent).toContain(`${school.ageYears} years`),
  )

  it('tells life, education, business career, founding, death and the engineering institute', () => {
    const body = bodyOf('/our-founding-father')
    expect(texts(body, 'dt')).toEqual(['Born', 'Education', 'Business career', 'Died'])
    expect(body.textContent).toMatch(/engineering institute/)
  })

  it('names three institutions', () => {
    const body = bodyOf('/our-institutes')
    expect(texts(body, 'h2')).toHaveLength(3)
    expect(body.textContent).toMatch(/Fulbari/)
    expect(body.textContent).toMatch(/Joka, Kolkata/)
    expect(hrefs(body).filter((href) => href.startsWith('https://'))).toHaveLength(2)
  })

  it('shows summer and winter tables by class group for boys and girls', () => {
    const tables = [...bodyOf('/school-uniform').querySelectorAll('table')]
    expect(tables.map((table) => table.caption?.textContent?.split(' ')[0])).toEqual([
      'Summer',
      'Winter',
    ])
    for (const table of tables) {
      expect(texts(table, 'thead th')).toEqual(['Boys', 'Girls'])
      expect(texts(table, 'tbody th')).toEqual([
        'Pre-Nursery',
        'Nur',
        'Prep',
        'Classes I-X',
        'Classes XI-XII',
      ])
    }
  })

  it.each([
    ['/students-testimonials', 'Student Name'],
    ['/parents-testimonials', 'Parent Name'],
  ])('%s shows two sample cards, placeholder photo, attribution', (page, name) => {
    const cards = [...bodyOf(page).querySelectorAll('figure')]
    expect(cards).toHaveLength(2)
    for (const card of cards) {
      expect(card.querySelector('blockquote')).not.toBeNull()
      expect(card.querySelector('svg')?.getAttribute('aria-label')).toMatch(/Placeholder/)
      expect(card.querySelector('figcaption')?.textContent).toContain(name)
    }
  })
})

describe('Academics and activities', () => {
  it('shows the Academics hub with 8 tiles', () => {
    expect(hrefs(bodyOf('/academics'), 'ul > li a')).toHaveLength(8)
  })

  it('gives subjects, terms and streams of the curriculum', () => {
    const rows = texts(bodyOf('/our-curriculum'), 'tbody td:first-child')
    expect(rows).toEqual(['Term I', 'Term II', 'Science', 'Commerce', 'Humanities'])
    expect(bodyOf('/our-curriculum').textContent).toMatch(/April to September.*October to March/s)
  })

  it('shows a gallery of 8 images plus four lab tiles', () => {
    const body = bodyOf('/our-laboratory')
    expect(body.querySelectorAll('figure img')).toHaveLength(8)
    expect(texts(body, 'li h3')).toEqual(['Biology', 'Chemistry', 'Physics', 'Computer'])
    const { computerLabs, computers } = school.figures
    expect(body.textContent).toContain(
      `${computerLabs} computer labs with over ${computers} computers`,
    )
  })

  it('links four PDFs with their size on Download Forms', () => {
    const body = bodyOf('/download-forms')
    expect(hrefs(body, 'ul > li a[href$=".pdf"]')).toEqual([
      '/documents/identity-card-form.pdf',
      '/documents/transfer-certificate-application.pdf',
      '/documents/transport-application.pdf',
      '/documents/authorization-letter.pdf',
    ])
    expect(body.textContent?.match(/PDF, [\d.]+ [kM]B/g)).toHaveLength(4)
  })

  it('has over 6000 library books, or as many as there are', () => {
    const books = `over ${school.figures.libraryBooks} books`
    expect(bodyOf('/our-library').textContent).toContain(books)
  })

  it('lists nine clubs', () => {
    expect(texts(bodyOf('/clubs-and-societies'), 'li h3')).toHaveLength(9)
  })

  it('shows the achievement list of Games & Sports', () => {
    expect(bodyOf('/games-and-sports').querySelectorAll('li strong').length).toBeGreaterThan(4)
  })
})

describe('the other pages', () => {
  it('links Syllabus to the national board curriculum', () => {
    expect(hrefs(bodyOf('/syllabus'))).toContain('https://cbseacademic.nic.in/curriculum.html')
  })

  it('shows two app-store image links on Bus Tracking; without a target, and a word that says why, until the school gives it', () => {
    const badges = [...bodyOf('/bus-tracking').querySelectorAll('img')]
    expect(badges.map((badge) => badge.alt)).toEqual([
      pictures['store-android'].alt,
      pictures['store-apple'].alt,
    ])
    const { android, apple } = school.busApp
    expect(badges.map((badge) => badge.closest('a')?.getAttribute('href') ?? null)).toEqual([
      android,
      apple,
    ])
    if (!android || !apple)
      expect(bodyOf('/bus-tracking').textContent).toContain('will be added here')
  })

  it('links to every page but the details on Sitemap', () => {
    const linked = new Set(hrefs(bodyOf('/sitemap')))
    const listed = routes.filter(({ kind }) => kind !== 'detail')
    expect(listed.filter((route) => !linked.has(route.path))).toEqual([])
  })

  it('Mandatory Disclosure shows what is published first, with a count of what is to come', () => {
    const body = bodyOf('/mandatory-disclosure')
    const tables = [...body.querySelectorAll('table')]
    expect(tables.length).toBeGreaterThan(2)
    for (const table of tables) expect(table.textContent).not.toContain('To be published')
    const open = toCome().flatMap(({ labels }) => labels).length
    const heading = body.querySelector('#to-come')
    expect(Boolean(heading)).toBe(open > 0)
    if (!heading) return
    expect(body.textContent).toContain(`published by the school: ${open}`)
    expect(heading.textContent).toContain(String(open))
    expect(body.querySelectorAll(':scope > ul > li')).toHaveLength(open)
    expect(tables.at(-1)?.compareDocumentPosition(heading)).toBe(4)
  })

  it('counts the classrooms among the infrastructure', () => {
    const rooms = `${school.figures.classrooms} classrooms`
    expect(bodyOf('/infrastructure-facilities').textContent).toContain(rooms)
  })
})

it('the tree has tiles of those pages only that have no file', () => {
  expect(routes.filter(({ kind, card }) => kind === 'page' && card)).toEqual([])
})
