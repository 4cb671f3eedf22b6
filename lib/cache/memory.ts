import type { AnswerStore, StoredAnswer } from './store'

/** Stores responses until the process ends. */
export class AnswersInMemory implements AnswerStore {
  isShared = false
  readonly kept = new Map<string, StoredAnswer>()

  async read(key: string): Promise<StoredAnswer | null> {
    return this.kept.get(key) ?? null
  }

  async write(key: string, answer: StoredAnswer): Promise<void> {
    this.kept.set(key, answer)
  }

  async remove(key: string): Promise<void> {
    this.kept.delete(key)
  }

  async prune(): Promise<void> {}
}
