import { expect, it } from 'vitest'
import { pairs } from '@/testing/pairs'
import { renderPost } from '@/testing/post'

it.each(
  pairs(
    '<div>Dear parents,</div><div>Come.</div><div><br></div><div>Principal</div> → <p>Dear parents,<br>Come.</p><p>Principal</p>',
    '<dl><dt>Venue</dt><dd>Hall</dd></dl> → <p>Venue</p><p>Hall</p>',
    '<center>One</center><section>Two</section><address>Three</address> → <p>One</p><p>Two</p><p>Three</p>',
    '<p style="white-space:pre-wrap">One\nTwo</p> → <p>One<br>Two</p>',
    '<div><span class="_ao3e selectable-text">One\n<b>Two</b></span></div> → <p>One<br><strong>Two</strong></p>',
    '<span style="display:block">One</span><a style="display: flex">Two</a> → <p>One<br>Two</p>',
    '<pre>One\n  Two</pre> → <p>One<br>Two</p>',
    '<marquee>One</marquee>Two → <p>One</p><p>Two</p>',
    '<p>One<br><br>Two</p>after → <p>One</p><p>Two</p><p>after</p>',
    '<table><tr><td><div>Mail</div></td></tr></table> → <p>Mail</p>',
    'Dear all,\n\nCome on Monday.\nBring it. → <p>Dear all,</p><p>Come on Monday.<br>Bring it.</p>',
  ),
)('keeps the lines and paragraphs of %j', (from, to) => {
  expect(renderPost(from)).toBe(to)
})
