import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BlogArticle } from './blog-article'

const post = {
  id: 'b1',
  title: 'Hours',
  excerpt: '',
  author: '',
  date: '2026-05-01',
  cover: null,
  coverAlt: '',
  html: '<table>\n<tbody>\n<tr><td>One <b>and</b> two</td></tr>\n</tbody>\n</table>',
}

it('a table of a post has no white space that a browser would drop, and keeps that of its words', () => {
  const html = renderToStaticMarkup(<BlogArticle post={post} />)
  expect(html).toContain('<table><tbody><tr><td>One <b>and</b> two</td></tr></tbody></table>')
})

it('a post names its author where there is one', () => {
  expect(renderToStaticMarkup(<BlogArticle post={post} />)).not.toContain('By ')
  const named = renderToStaticMarkup(<BlogArticle post={{ ...post, author: 'Head of Science' }} />)
  expect(named).toContain('By Head of Science')
})
