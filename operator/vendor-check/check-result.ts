export type CheckResult = {
  about: string
  state: 'ok' | 'warn' | 'fail'
  message: string
  do?: string
}

export function pass(about: string, message: string): CheckResult {
  return { about, state: 'ok', message }
}

export function warn(about: string, message: string, remedy: string): CheckResult {
  return { about, state: 'warn', message, do: remedy }
}

export function fail(about: string, message: string, remedy: string): CheckResult {
  return { about, state: 'fail', message, do: remedy }
}

const words = { ok: 'ok     ', warn: 'warning', fail: 'error  ' }

/** Strips control characters, because vendor field names may contain them. */
export function asText(results: readonly CheckResult[]): string {
  const width = Math.max(...results.map(({ about }) => about.length))
  return results
    .map(({ about, state, message, do: remedy }) => {
      const line = `${words[state]}  ${about.padEnd(width)}  ${message.replace(/\p{Cc}/gu, '\ufffd')}`
      return remedy ? `${line}\n${' '.repeat(width + 11)}→ ${remedy}` : line
    })
    .join('\n')
}
