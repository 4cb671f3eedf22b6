import { z } from 'zod'
import { choice, fixedList, group, list, pagePath, text } from './fields'

const panelIds = [
  'about',
  'academics',
  'activities',
  'admission',
  'fee',
  'facilities',
  'news',
  'contact',
] as const

export const officeSections = [...panelIds, 'other'] as const

export const schema = z
  .strictObject({
    panels: list(
      'Panels',
      group('Panel', {
        section: choice('Section', panelIds),
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
    ).length(panelIds.length, fixedList),
    oftenNeeded: list('What parents come for most', pagePath('Page')),
  })
  .meta({
    title: 'Menu',
    description: 'Headings and pages of the menu. Titles stand in the pages.',
  })
