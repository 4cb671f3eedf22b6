// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pictures } from '@/content/pictures'
import { school } from '@/content/school'
import { routeOf } from '@/lib/routes/tree'
import { fileFacts } from '@/lib/school/file-facts'
import { Cards } from './cards'
import { ExternalButton } from './external'
import { Gallery } from './gallery'
import { PdfFrame } from './pdf-frame'
import { Value } from './school-values'

function show(element: React.ReactElement): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = renderToStaticMarkup(element)
  return box
}

describe('Cards', () => {
  it('takes picture and words from the page itself, or from the tree for a list', () => {
    const box = show(<Cards of={['/our-library', '/sports-corner']} level={3} />)
    expect([...box.querySelectorAll('h3')].map((title) => title.textContent)).toEqual(
      ['/our-library', '/sports-corner'].map((page) => routeOf(page).title),
    )
    expect([...box.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/pictures/library-640.webp',
      '/pictures/sports-corner-640.webp',
    ])
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
    expect(box.querySelector('figcaption')?.textContent).toBe(pictures.yoga.alt)
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
