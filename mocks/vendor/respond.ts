export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })
}

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

  toResponse(): Response {
    return json({ message: this.message, data: null }, this.status, this.headers)
  }
}
