import { expect, it } from 'vitest'
import { isFailure } from './response-verdict'

it.each([
  '{"success":false,"message":"Saved"}',
  '{"status":"Error"}',
  '{"status":422}',
  '{"status":false}',
  '{"error":true}',
  '{"error":"Mail server down"}',
  '{"error":{"code":"E11000"}}',
])('the body %s reports a failure', (body) => {
  expect(isFailure(JSON.parse(body))).toBe(true)
})

it.each([
  ...['{}', '[]', 'null', '"failed"', '{"success":true}', '{"status":200}', '{"error":null}'],
  ...['{"error":""}', '{"error":[]}', '{"status":"married"}', '{"data":{"success":false}}'],
  '{"message":"Your message was not rejected"}',
])('the body %s reports no failure', (body) => {
  expect(isFailure(JSON.parse(body))).toBe(false)
})
