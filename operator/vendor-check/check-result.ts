/** One thing that was checked: a `warn` may be meant so, after a `fail` the site will not do all it should. */
export type CheckResult = {
  about: string
  state: 'ok' | 'warn' | 'fail'
  says: string
  /** Remedy for the operator; absent if all is well. */
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

/**
 * Formats results for a terminal: a line each, and the remedy below. Strips control characters, because vendor field
 * names may contain them.
 */
export function asText(results: readonly CheckResult[]): string {
  const width = Math.max(...results.map(({ about }) => about.length))
  return results
    .map(({ about, state, says, do: what }) => {
      const line = `${words[state]}  ${about.padEnd(width)}  ${says.replace(/\p{Cc}/gu, '\ufffd')}`
      return what ? `${line}\n${' '.repeat(width + 11)}→ ${what}` : line
    })
    .join('\n')
}
