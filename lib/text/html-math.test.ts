import { expect, it } from 'vitest'
import { pairs } from '@/testing/pairs'
import { toPlainText } from '@/testing/post'

it.each(
  pairs(
    '<math><mn>3</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></math> cups → 3 1/2 cups',
    '<math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac></math> → (a+b)/2',
    '<math><semantics><msqrt><msup><mi>x</mi><mn>2</mn></msup></msqrt><annotation encoding="t">y</annotation></semantics></math> → √x²',
    '<mml:math><mml:mfrac><mml:mn>3</mml:mn><mml:mn>4</mml:mn></mml:mfrac></mml:math> → 3/4',
    '<math><mroot><mn>8</mn><mn>3</mn></mroot></math> → ³√8',
  ),
)('writes the formula %s as plain text in one line', (html, text) => {
  expect(toPlainText(html)).toBe(text)
})
