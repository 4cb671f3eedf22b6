/**
 * One thing that was looked at: `good`, `look` when it may be meant so, `bad` when the site will not do
 * all it should.
 */
export type Line = {
  about: string
  state: 'good' | 'look' | 'bad'
  says: string
  /** What an operator does about it; for all but what is good. */
  do?: string
}

export function good(about: string, says: string): Line {
  return { about, state: 'good', says }
}

export function look(about: string, says: string, what: string): Line {
  return { about, state: 'look', says, do: what }
}

export function bad(about: string, says: string, what: string): Line {
  return { about, state: 'bad', says, do: what }
}
