/** A JSON answer. In: any value that JSON can hold, a status (200), extra headers. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })
}

/** An error, thrown anywhere in the embedded vendor and answered as JSON `{message}`. */
export class HttpError extends Error {
  override readonly name = 'HttpError'

  /** `status` is 400 or more. */
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
  }

  /** The error as an answer. `data` is null, as where the vendor found nothing. */
  toResponse(): Response {
    return json({ message: this.message, data: null }, this.status, this.headers)
  }
}
