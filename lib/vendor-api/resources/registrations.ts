import { z } from 'zod'
import { files, link, text } from '../fields'
import { listOf } from '../list'
import { toFileLinks } from '../media'
import { defineList } from '../queries'
import { report } from '../reports'

const rawRegistration = z.object({ title: text, url: link, attachments: files })

/** Falls back to the first attachment for `href`; `files` are the others. */
function toRegistration(raw: z.output<typeof rawRegistration>) {
  if (!raw.title) report('missing', 'give it a title', 'title')
  const all = toFileLinks(raw.attachments)
  const others = raw.url ? all : all.slice(1)
  return { title: raw.title, href: raw.url ?? all[0]?.href ?? null, files: others }
}

export type Registration = ReturnType<typeof toRegistration>

const hasTitle = ({ title }: Registration) => title !== ''

export const registrationListSchema = listOf(rawRegistration, toRegistration, hasTitle).transform(
  (all) => all.filter(hasTitle),
)

export const getRegistrations = defineList(
  'registrations',
  { path: '/api/onlineRegistration/{school}', isAuthorised: true },
  registrationListSchema,
)
