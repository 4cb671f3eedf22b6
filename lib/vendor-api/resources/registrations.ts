import { z } from 'zod'
import { attachments, line, link } from '../fields'
import { noteLeftOut } from '../findings'
import { listOf } from '../list'
import { attachmentHref } from '../media'
import { defineList } from '../queries'

/** An online registration link (specification, section 3). */
export type Registration = { title: string; href: string | null }

const rawRegistration = z.object({ title: line, url: link, attachments })

/** The link is the record's own, otherwise its first attachment. */
function transformRegistration(raw: z.output<typeof rawRegistration>): Registration {
  if (!raw.title) noteLeftOut('title', 'missing', 'give it a title')
  return { title: raw.title, href: raw.url ?? attachmentHref(raw.attachments[0]) }
}

export const registrationListSchema = listOf(
  'registrations',
  rawRegistration.transform(transformRegistration),
)

/** Online registration links of the home page. */
export const getRegistrations = defineList(
  'registrations',
  'registrations',
  { path: '/api/onlineRegistration/{school}', authorised: true },
  registrationListSchema.transform((all) => all.filter(({ title }) => title !== '')),
)
