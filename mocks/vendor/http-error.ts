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
    const { message, status, headers } = this
    return Response.json({ message, data: null }, { status, headers })
  }
}
