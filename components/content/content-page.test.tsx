// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ContentPage } from './content-page'
import { contentPage } from './pages'

const note = /The school has still to confirm: ([^<]+)\./

it.each([
  [{ confirm: 'rules for borrowing' }, 'rules for borrowing'],
  [{}, undefined],
])(
  'a page says above its words that they are a sample, and what is to be confirmed: %j',
  (head, says) => {
    const { frontMatter, Body } = contentPage('our-library')
    const { confirm: _, ...others } = frontMatter
    const page = { frontMatter: { ...others, ...head }, Body }
    const html = renderToStaticMarkup(<ContentPage path="/our-library" page={page} />)
    expect(note.exec(html.split('class="prose')[0] ?? '')?.[1]).toBe(says)
  },
)
