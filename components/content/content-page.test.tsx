// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ContentPage } from './content-page'
import { contentPage } from './load-page'

const note = /The school has still to confirm: ([^<]+)\./

it.each([
  ['lists the facts that the school has still to confirm', { confirm: 'rules' }, 'rules'],
  ['shows no note about unconfirmed facts', {}, undefined],
])('a page %s (front matter: %j)', (_what, head, says) => {
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
] as const)('on phones, the layout "%s" begins with the %s', (layout, first) => {
  const { frontMatter, Body } = contentPage('our-library')
  const page = { frontMatter: { ...frontMatter, layout }, Body }
  const html = renderToStaticMarkup(<ContentPage path="/our-library" page={page} />)
  expect(html.indexOf('<img') < html.indexOf('<h1') ? 'picture' : 'words').toBe(first)
})

it('every page with a <Signature> has the layout "letter"', () => {
  const signed = readdirSync('content/pages').filter((file) =>
    readFileSync(`content/pages/${file}`, 'utf8').includes('<Signature'),
  )
  expect(signed.length).toBeGreaterThan(0)
  for (const file of signed)
    expect(contentPage(file.replace('.mdx', '')).frontMatter.layout, file).toBe('letter')
})
