import { z } from 'zod'
import { attachments, line, link } from '../fields'
import { noteLeftOut } from '../findings'
import { listOf } from '../list'
import { type FileLink, toFileLinks } from '../media'
import { defineList } from '../queries'

export type Registration = { title: string; href: string | null; files: FileLink[] }

const rawRegistration = z.object({ title: line, url: link, attachments })

/** Falls back to the first attachment for `href`; `files` are the others. */
function transformRegistration(raw: z.output<typeof rawRegistration>): Registration {
  if (!raw.title) noteLeftOut('title', 'missing', 'give it a title')
  const all = toFileLinks(raw.attachments)
  const files = raw.url ? all : all.slice(1)
  return { title: raw.title, href: raw.url ?? all[0]?.href ?? null, files }
}

const registration = rawRegistration.transform(transformRegistration)
const hasTitle = ({ title }: Registration) => title !== ''

export const registrationListSchema = listOf(registration, hasTitle)

export const getRegistrations = defineList(
  'registrations',
  'registrations',
  { path: '/api/onlineRegistration/{school}', isAuthorised: true },
  registrationListSchema.transform((all) => all.filter(hasTitle)),
)
