import { oddRecords } from '@/mocks/vendor/records/odd-records'
import type { EmbeddedRecords } from '@/mocks/vendor/records/records'
import { bodyKind, readJson, readMultipart } from './body'
import { serveFile } from './files'
import {
  allHighlights,
  byId,
  certificateOf,
  newest,
  shortEvents,
  shortHighlights,
  toppersBy,
} from './lists'
import { json, Refusal } from './respond'
import { admissionBody, careerBody, certificateBody, contactBody } from './submission-schemas'
import type { Submission, SubmissionStore } from './submissions'

/** What an endpoint is given: the request, its address, the day's records, the two folders' keepers. */
type Call = Readonly<{
  request: Request
  url: URL
  records: EmbeddedRecords
  mediaDir: string
  store: SubmissionStore
  /** The rest of the path after the route's own, as it stands in the address. */
  rest: string
}>

/** One call of the specification's section 7. `{school}` stands for the school's code. */
export type Route = Readonly<{
  method: 'GET' | 'POST'
  /** A whole path, or the beginning of one when it ends in `/`. */
  path: string
  /** Sent with the bearer token (section 6). */
  authorised?: boolean
  answer: (call: Call) => Response | Promise<Response>
}>

const list = (of: (call: Call) => readonly unknown[]) => (call: Call) => json(of(call))
const wrapped = (of: (call: Call) => unknown) => (call: Call) => json({ data: of(call) })

async function keep({ store }: Call, submission: Submission): Promise<Response> {
  const { id } = await store(submission)
  return json({ message: 'Form submitted successfully', data: { id } })
}

async function receiveEnquiry(call: Call): Promise<Response> {
  switch (bodyKind(call.request)) {
    case 'json':
      return keep(call, { kind: 'contact', fields: await readJson(call.request, contactBody) })
    case 'multipart': {
      const { attachments, ...fields } = await readMultipart(call.request, careerBody)
      return keep(call, { kind: 'career', fields, resume: attachments })
    }
    default:
      throw new Refusal(415, 'The body must be JSON or form data')
  }
}

async function lookUpCertificate({ request, records }: Call): Promise<Response> {
  const image = certificateOf(records, await readJson(request, certificateBody))
  if (image === undefined) throw new Refusal(404, 'No transfer certificate was found')
  return json({ data: image })
}

// As upstream, some lists come bare and some inside `data`: the client must read both (design 3).
/** Every call of the specification's section 7. */
export const routes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/highlight/{school}',
    answer: list(({ records }) => shortHighlights(records)),
  },
  {
    method: 'GET',
    path: '/api/highlight/all/{school}',
    answer: wrapped(({ records }) => allHighlights(records)),
  },
  {
    method: 'GET',
    path: '/api/news/{school}',
    answer: list(({ records }) => newest(records.news)),
  },
  {
    method: 'GET',
    path: '/api/news/All/{school}',
    answer: list(({ records }) => [...records.news, ...oddRecords.news]),
  },
  {
    method: 'GET',
    path: '/api/events/{school}',
    answer: wrapped(({ records }) => shortEvents(records)),
  },
  {
    method: 'GET',
    path: '/api/events/All/{school}',
    answer: wrapped(({ records }) => [...records.events, ...oddRecords.events]),
  },
  {
    method: 'GET',
    path: '/api/gallery/{school}',
    answer: list(({ records }) => newest(records.gallery)),
  },
  {
    method: 'GET',
    path: '/api/gallery/All/{school}',
    answer: wrapped(({ records }) => [...records.gallery, ...oddRecords.gallery]),
  },
  {
    method: 'GET',
    path: '/api/blog/All/{school}',
    answer: wrapped(({ records }) => [...records.blog, ...oddRecords.blog]),
  },
  {
    method: 'GET',
    path: '/api/innerBlog',
    answer: wrapped(({ records, url }) =>
      byId([...records.blog, ...oddRecords.blog], url.searchParams.get('id')),
    ),
  },
  {
    method: 'GET',
    path: '/api/subGallery',
    answer: wrapped(({ records, url }) =>
      byId([...allHighlights(records), ...oddRecords.gallery], url.searchParams.get('id')),
    ),
  },
  {
    method: 'GET',
    path: '/api/notification/{school}',
    authorised: true,
    answer: list(({ records }) => [...records.announcements, ...oddRecords.notifications]),
  },
  {
    method: 'GET',
    path: '/api/topper/{school}',
    authorised: true,
    answer: wrapped(({ records, url }) => toppersBy(records, url.searchParams)),
  },
  {
    method: 'GET',
    path: '/api/onlineRegistration/{school}',
    authorised: true,
    answer: list(({ records }) => [...records.onlineRegistrations, ...oddRecords.registrations]),
  },
  {
    method: 'GET',
    path: '/api/academicCalender/all/{school}',
    authorised: true,
    answer: wrapped(({ records }) => [...records.calendar, ...oddRecords.calendar]),
  },
  { method: 'POST', path: '/api/tc/{school}', authorised: true, answer: lookUpCertificate },
  { method: 'POST', path: '/api/form/{school}/Enquiry', answer: receiveEnquiry },
  {
    method: 'POST',
    path: '/api/form/{school}/dif',
    answer: async (call) =>
      keep(call, { kind: 'admission', fields: await readJson(call.request, admissionBody) }),
  },
  {
    method: 'GET',
    path: '/api/image/',
    answer: ({ request, mediaDir, rest }) => serveFile(request, mediaDir, rest),
  },
]
