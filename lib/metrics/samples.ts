import { Counter, Gauge, type LabelValues, type Registry } from 'prom-client'

/** A number with its labels. */
export type Sample<Label extends string> = { labels: LabelValues<Label>; value: number }

type Facts<Label extends string> = { name: string; help: string; labelNames?: Label[] }

/** A number that only grows, read where it is counted whenever somebody asks. */
export function counter<Label extends string>(
  registers: Registry[],
  facts: Facts<Label>,
  samples: () => Sample<Label>[],
): void {
  const made: Counter<Label> = new Counter({
    ...facts,
    registers,
    collect() {
      made.reset()
      for (const { labels, value } of samples()) made.inc(labels, value)
    },
  })
}

/** The same for one that goes up and down. */
export function gauge<Label extends string>(
  registers: Registry[],
  facts: Facts<Label>,
  samples: () => Sample<Label>[] | Promise<Sample<Label>[]>,
): void {
  const made: Gauge<Label> = new Gauge({
    ...facts,
    registers,
    async collect() {
      const found = await samples()
      made.reset()
      if (found.length === 0) made.remove({})
      for (const { labels, value } of found) made.set(labels, value)
    },
  })
}

/** One sample, of a number without labels. */
export const single = (value: number) => [{ labels: {}, value }]
