/** Unparsed response; `storedAt` is in milliseconds since the epoch. */
export type StoredAnswer = { storedAt: number; raw: unknown }

/** Persists responses across restarts. Never rejects; errors are logged. */
export type AnswerStore = {
  /** Other instances write to it too. */
  readonly isShared: boolean
  read(key: string): Promise<StoredAnswer | null>
  write(key: string, answer: StoredAnswer): Promise<void>
  remove(key: string): Promise<void>
  /** Evicts records above the limit. */
  prune(): Promise<void>
}
