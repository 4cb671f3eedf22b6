import { type Readable, Transform } from 'node:stream'

/**
 * What Next writes into a form and knows it by when it is posted without script: the action's id, and the
 * form's place in the page, to which the answer belongs. Both are of one build.
 */
const marks = [
  {
    inPage: /name="\$ACTION_1:0" value="\{&quot;id&quot;:&quot;([0-9a-f]+)&quot;/,
    inPost: /(?<=name="\$ACTION_1:0"\r\n\r\n\{"id":")[0-9a-f]+(?=")/,
  },
  {
    inPage: /name="\$ACTION_KEY" value="(k[0-9a-f]+)"/,
    inPost: /(?<=name="\$ACTION_KEY"\r\n\r\n)k[0-9a-f]+(?=\r\n)/,
  },
]

/** They stand before what is typed, but after the state that the form was in. */
const mostBytesBefore = 64 * 1024

/** A post with the marks of `page` in place of its own, of which each is as long. */
function remarked(post: string, page: string): string {
  return marks.reduce((text, { inPage, inPost }) => {
    const mark = inPage.exec(page)?.[1]
    return text.replace(inPost, (found) => (mark?.length === found.length ? mark : found))
  }, post)
}

/**
 * The body of a form posted to `page`, an HTML page of this build with one form: as if it had been opened in
 * this build, so that a form opened before an update is taken after it (docs/decisions/0037). Every body
 * keeps its length.
 */
export function asPostedFrom(page: string, body: Readable): Readable {
  const head: Buffer[] = []
  let collected = 0
  let isPassed = false
  function pass(stream: Transform): void {
    isPassed = true
    stream.push(Buffer.from(remarked(Buffer.concat(head).toString('latin1'), page), 'latin1'))
  }
  const changed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (isPassed) return done(null, chunk)
      head.push(chunk)
      collected += chunk.length
      if (collected > mostBytesBefore) pass(this)
      done()
    },
    flush(done) {
      if (!isPassed) pass(this)
      done()
    },
  })
  // Not by a pipeline: a post that is refused is read away, and a pipeline would have destroyed it.
  body.on('error', (error) => changed.destroy(error))
  // Told to whoever reads it; nobody does after a refusal.
  changed.on('error', () => undefined)
  return body.pipe(changed)
}
