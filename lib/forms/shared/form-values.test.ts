import { expect, it } from 'vitest'
import { z } from 'zod'
import { pickTexts } from './form-values'

it('pickTexts keeps a message up to twice its maximum length, so that the visitor can shorten it', () => {
  const data = new FormData()
  data.append('message', 'x'.repeat(20_001))
  expect(pickTexts(z.object({ message: z.string() }), data)).toEqual({
    message: 'x'.repeat(20_000),
  })
})
