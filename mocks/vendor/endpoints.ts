import type { EmbeddedRecords } from '@/mocks/vendor/records/records'
import { bodyKind, readJson, readMultipart } from './body'
import { HttpError } from './http-error'
import {
  allHighlights,
  byId,
  certificateOf,
  newest,
  shortEvents,
  shortHighlights,
  toppersBy,
} from './lists'
import { serveFile } from './serve-file'
import { admissionBody, careerBody, certificateBody, contactBody } from './submission-schemas'
import type { ReceivedSubmission, SubmissionStore } from './submissions'

type Call = Readonly<{
  request: Request
  url: URL
  records: EmbeddedRecords
  mediaDir: string
  store: SubmissionStore
  rest: string
}>

/** One call of the specification's section 7. `{school}` stands for the school's code. */
export type Endpoint = Readonly<{
  method: 'GET' | 'POST'
  path: string
  authorised?: boolean
  response: (call: Call) => Response | Promise<Response>
}>

const get = (path: string, of: (call: Call) => unknown): Endpoint => ({
  method: 'GET',
  path,
  response: (call) => Response.json(of(call)),
})

const withToken = (endpoint: Endpoint): Endpoint => ({ ...endpoint, authorised: true })

async function keep({ store }: Call, submission: ReceivedSubmission): Promise<Response> {
  const id = await store(submission)
  return Response.json({ message: 'Form submitted successfully', data: { id } })
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
      throw new HttpError(415, 'The body must be JSON or form data')
  }
}

async function lookUpCertificate({ request, records }: Call): Promise<Response> {
  const image = certificateOf(records, await readJson(request, certificateBody))
  if (image === undefined) throw new HttpError(404, 'No transfer certificate was found')
  return Response.json({ data: image })
}

// Like the real vendor, some lists are bare arrays and some are inside `data`: the client must parse both.
export const endpoints: readonly Endpoint[] = [
  get('/api/highlight/{school}', ({ records }) => shortHighlights(records)),
  get('/api/highlight/all/{school}', ({ records }) => ({ data: allHighlights(records) })),
  get('/api/news/{school}', ({ records }) => newest(records.news)),
  get('/api/news/All/{school}', ({ records }) => [...records.news, ...records.odd('news')]),
  get('/api/events/{school}', ({ records }) => ({ data: shortEvents(records) })),
  get('/api/events/All/{school}', ({ records }) => ({
    data: [...records.events, ...records.odd('events')],
  })),
  get('/api/gallery/{school}', ({ records }) => newest(records.gallery)),
  get('/api/gallery/All/{school}', ({ records }) => ({
    data: [...records.gallery, ...records.odd('gallery')],
  })),
  get('/api/blog/All/{school}', ({ records }) => ({
    data: [...records.blog, ...records.odd('blog')],
  })),
  get('/api/innerBlog', ({ records, url }) => ({
    data: byId([...records.blog, ...records.odd('blog')], url.searchParams.get('id')),
  })),
  get('/api/subGallery', ({ records, url }) => ({
    data: byId([...allHighlights(records), ...records.odd('gallery')], url.searchParams.get('id')),
  })),
  withToken(
    get('/api/notification/{school}', ({ records }) => [
      ...records.announcements,
      ...records.odd('notifications'),
    ]),
  ),
  withToken(
    get('/api/topper/{school}', ({ records, url }) => ({
      data: toppersBy(records, url.searchParams),
    })),
  ),
  withToken(
    get('/api/onlineRegistration/{school}', ({ records }) => [
      ...records.onlineRegistrations,
      ...records.odd('registrations'),
    ]),
  ),
  withToken(
    get('/api/academicCalender/all/{school}', ({ records }) => ({
      data: [...records.calendar, ...records.odd('calendar')],
    })),
  ),
  withToken({ method: 'POST', path: '/api/tc/{school}', response: lookUpCertificate }),
  { method: 'POST', path: '/api/form/{school}/Enquiry', response: receiveEnquiry },
  {
    method: 'POST',
    path: '/api/form/{school}/dif',
    response: async (call) =>
      keep(call, { kind: 'admission', fields: await readJson(call.request, admissionBody) }),
  },
  {
    method: 'GET',
    path: '/api/image/',
    response: ({ request, mediaDir, rest }) => serveFile(request, mediaDir, rest),
  },
]
