import { z } from 'zod'
import { choice, eachOnce, group, list, pagePath, text } from './fields'

export const sectionIds = [
  'home',
  'about',
  'academics',
  'activities',
  'admission',
  'fee',
  'facilities',
  'news',
  'contact',
  'other',
] as const

export const schema = z
  .strictObject({
    panels: list(
      'Panels',
      group('Panel', {
        section: choice('Section', sectionIds),
        featured: group('Page that most people want', {
          path: pagePath('Page'),
          words: text('A few words on it'),
        }),
        groups: list(
          'Groups',
          group('Group', {
            title: text('Heading'),
            paths: list('Pages', pagePath('Page')),
          }),
        ),
      }),
    ).refine(
      ...eachOnce(
        'section',
        sectionIds.filter((id) => id !== 'home' && id !== 'other'),
      ),
    ),
    oftenNeeded: list('What parents come for most', pagePath('Page')),
  })
  .meta({
    title: 'Menu',
    description: 'Headings and pages of the menu. Titles stand in the pages.',
  })

export type Data = z.output<typeof schema>
