import { expect, it } from 'vitest'
import { resetProcess } from '@/testing/new-process'

async function keyOfStart(REVALIDATE_SECRET: string): Promise<string> {
  resetProcess({ REVALIDATE_SECRET })
  const { mediaKey } = await import('./secret-keys')
  return mediaKey().toString('hex')
}

const secret = 'a-secret-of-the-webhook-of-32-characters'

it('derives the signing key from the webhook secret, so that all instances have the same key', async () => {
  const first = await keyOfStart(secret)
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(await keyOfStart(secret)).toBe(first)
  expect(await keyOfStart(`${secret}2`)).not.toBe(first)
})

it('creates a new signing key at each start without a webhook secret', async () => {
  expect(await keyOfStart('')).not.toBe(await keyOfStart(''))
})
