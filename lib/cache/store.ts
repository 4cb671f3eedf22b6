import { z } from 'zod'

/** A raw response. `storedAt` is the start of its fetch, in milliseconds since 1970. */
export const storedResponse = z.object({ storedAt: z.number(), raw: z.unknown() })
export type StoredResponse = z.output<typeof storedResponse>

/** The store behind each `CachedQuery`. Methods log their errors and never reject. */
export type ResponseStore = {
  read(key: string): Promise<StoredResponse | null>
  write(key: string, response: StoredResponse): Promise<void>
  remove(key: string): Promise<void>
}
