// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ContentPage } from './content-page'
import { contentPage } from './load-page'

const note = /The school has still to confirm: ([^<]+)\./

it.each([
  [{ confirm: 'rules for borrowing' }, 'rules for borrowing'],
  [{}, undefined],
])('marks the words of a page as a sample, with the parts to be confirmed: %j', (head, says) => {
  const { frontMatter, Body } = contentPage('our-library')
  const { confirm: _, ...others } = frontMatter
  const page = { frontMatter: { ...others, ...head }, Body }
  const html = renderToStaticMarkup(<ContentPage path="/our-library" page={page} />)
  expect(note.exec(html.split('class="prose')[0] ?? '')?.[1]).toBe(says)
})

it.each([
  ['facts', 'picture'],
  ['place', 'picture'],
  ['statements', 'words'],
  ['letter', 'words'],
] as const)('puts the %s layout’s %s first in the HTML, as on phones', (layout, first) => {
  const { frontMatter, Body } = contentPage('our-library')
  const page = { frontMatter: { ...frontMatter, layout }, Body }
  const html = renderToStaticMarkup(<ContentPage path="/our-library" page={page} />)
  expect(html.indexOf('<img') < html.indexOf('<h1') ? 'picture' : 'words').toBe(first)
})

it('lays out every signed message as a letter', () => {
  const signed = readdirSync('content/pages').filter((file) =>
    readFileSync(`content/pages/${file}`, 'utf8').includes('<Signature'),
  )
  expect(signed.length).toBeGreaterThan(0)
  for (const file of signed)
    expect(contentPage(file.replace('.mdx', '')).frontMatter.layout, file).toBe('letter')
})
