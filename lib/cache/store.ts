/** An answer as it was given, and when (milliseconds since the epoch). */
export type StoredAnswer = { storedAt: number; raw: unknown }

/** Where answers outlive the process. Nothing here rejects: what goes wrong is told in the log. */
export type AnswerStore = {
  /** Whether other instances write there too. */
  readonly isShared: boolean
  read(key: string): Promise<StoredAnswer | null>
  write(key: string, answer: StoredAnswer): Promise<void>
  remove(key: string): Promise<void>
  /** Makes room. */
  prune(): Promise<void>
}
