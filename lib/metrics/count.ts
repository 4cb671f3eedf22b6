/** How often something happened, by what it was: counted while nobody asks, read when somebody does. */
export class Count {
  readonly #values = new Map<string, number>()

  add(labels: readonly string[], by = 1): void {
    const key = labels.join('\n')
    this.#values.set(key, (this.#values.get(key) ?? 0) + by)
  }

  /** Each combination of labels with its number. */
  entries(): { labels: string[]; value: number }[] {
    return [...this.#values].map(([key, value]) => ({ labels: key.split('\n'), value }))
  }
}
