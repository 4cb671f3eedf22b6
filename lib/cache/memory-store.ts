import type { ResponseStore, StoredResponse } from './store'

/** For tests and `operator/vendor-check`: forgets everything when the process ends. */
export class MemoryStore implements ResponseStore {
  readonly responses = new Map<string, StoredResponse>()

  async read(key: string): Promise<StoredResponse | null> {
    return this.responses.get(key) ?? null
  }

  async write(key: string, response: StoredResponse): Promise<void> {
    this.responses.set(key, response)
  }

  async remove(key: string): Promise<void> {
    this.responses.delete(key)
  }

  async prune(): Promise<void> {}
}
