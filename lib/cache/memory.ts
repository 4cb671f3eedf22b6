import type { ResponseStore, StoredResponse } from './store'

/** Stores responses until the process ends. */
export class MemoryStore implements ResponseStore {
  isShared = false
  readonly kept = new Map<string, StoredResponse>()

  async read(key: string): Promise<StoredResponse | null> {
    return this.kept.get(key) ?? null
  }

  async write(key: string, answer: StoredResponse): Promise<void> {
    this.kept.set(key, answer)
  }

  async remove(key: string): Promise<void> {
    this.kept.delete(key)
  }

  async prune(): Promise<void> {}
}
