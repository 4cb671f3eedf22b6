/** One thing that was checked: a `warn` may be meant so, after a `fail` the site will not do all it should. */
export type CheckResult = {
  about: string
  state: 'ok' | 'warn' | 'fail'
  says: string
  /** What an operator does about it; for all but what is in order. */
  do?: string
}

export function pass(about: string, says: string): CheckResult {
  return { about, state: 'ok', says }
}

export function warn(about: string, says: string, what: string): CheckResult {
  return { about, state: 'warn', says, do: what }
}

export function fail(about: string, says: string, what: string): CheckResult {
  return { about, state: 'fail', says, do: what }
}

const words = { ok: 'ok     ', warn: 'warning', fail: 'error  ' }

/** Results for a terminal, which must not obey what a vendor calls its fields: a line each, and below what is to be done. */
export function asText(results: readonly CheckResult[]): string {
  const width = Math.max(...results.map(({ about }) => about.length))
  return results
    .map(({ about, state, says, do: what }) => {
      const line = `${words[state]}  ${about.padEnd(width)}  ${says.replace(/\p{Cc}/gu, '\ufffd')}`
      return what ? `${line}\n${' '.repeat(width + 11)}→ ${what}` : line
    })
    .join('\n')
}
