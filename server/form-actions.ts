import { type Readable, Transform } from 'node:stream'

/** What Next knows a form by that is posted without script: its action's id, which is of one build. */
const idInPage = /name="\$ACTION_1:0" value="\{&quot;id&quot;:&quot;([0-9a-f]+)&quot;/
const idInPost = /(?<=name="\$ACTION_1:0"\r\n\r\n\{"id":")[0-9a-f]+(?=")/

/** It stands before what is typed, but after the state that the form was in. */
const mostBytesBefore = 64 * 1024

/** A post with the id of `page` in place of its own, which is as long. */
function withIdOf(page: string, post: string): string {
  const id = idInPage.exec(page)?.[1]
  return post.replace(idInPost, (found) => (id?.length === found.length ? id : found))
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
    stream.push(Buffer.from(withIdOf(page, Buffer.concat(head).toString('latin1')), 'latin1'))
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
