import { expect, it } from 'vitest'
import { mapHref } from './map'

it('the map link searches for the school’s name and full address', () => {
  const place = { locality: 'Siliguri', region: 'West Bengal', postalCode: '734015' }
  const address = { street: 'Fulbari', ...place }
  const { origin, pathname, searchParams } = new URL(mapHref({ name: 'DPS Siliguri', address }))
  expect(origin + pathname).toBe('https://www.google.com/maps/search/')
  expect(searchParams.get('api')).toBe('1')
  expect(searchParams.get('query')).toBe('DPS Siliguri, Fulbari, Siliguri, West Bengal 734015')
})
