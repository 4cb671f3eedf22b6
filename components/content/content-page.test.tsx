// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ContentPage } from './content-page'
import { contentPage } from './pages'

const note = /The school has still to confirm: ([^<]+)\./

it.each([
  ['/our-library', true],
  ['/principal-speaks', true],
  ['/privacy', false],
  ['/fee-9', false],
])('%s says below its words that they are a sample: %s', (path, isSample) => {
  const page = contentPage(path.slice(1))
  const html = renderToStaticMarkup(<ContentPage path={path} page={page} />)
  expect(note.test(html)).toBe(isSample)
  if (isSample) expect(note.exec(html)?.[1]).toBe(page.frontMatter.confirm)
})
