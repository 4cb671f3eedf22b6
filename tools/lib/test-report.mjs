import { existsSync, readFileSync } from 'node:fs'

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** Tests of Playwright's report with their file, one after the other. */
function* browserTests(suite, file = suite.file) {
  for (const child of suite.suites ?? []) yield* browserTests(child, child.file ?? file)
  for (const { title, tests } of suite.specs ?? [])
    for (const test of tests) yield { ...test, file, name: `${file} › ${title}` }
}

function skippedUnitTests(unit) {
  return (unit?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => ['skipped', 'pending', 'todo'].includes(status))
      .map(({ fullName }) => fullName),
  )
}

/** Skipped browser tests with their reason, those of a file that have the same in one line. */
function skippedBrowserTests(tests) {
  const skipped = tests
    .filter(({ status }) => status === 'skipped')
    .map(({ file, name, annotations = [] }) => {
      const why = annotations.find(({ type }) => type === 'skip')?.description
      return { file, name, why: why ? `: ${why}` : '' }
    })
  const groups = new Map()
  for (const one of skipped) {
    const key = one.file + one.why
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].map(([{ file, name, why }, ...others]) =>
    others.length > 0 ? `${file}, ${others.length + 1} tests${why}` : name + why,
  )
}

/**
 * What two runners' reports come to, as lines: which tests were skipped and why, which passed on a second
 * try only, and the counts, last. `missing` names browsers that could not be had.
 * @param {{ unit: string, browser: string, missing: readonly string[] }} given files of JSON
 */
export function summary({ unit, browser, missing }) {
  const [units, pages] = [read(unit), read(browser)]
  const tests = (pages?.suites ?? []).flatMap((suite) => [...browserTests(suite)])
  const again = tests.filter(({ status }) => status === 'flaky').map(({ name }) => name)
  const { expected = 0, flaky = 0, unexpected = 0, skipped: notRun = 0 } = pages?.stats ?? {}
  const passed = (units?.numPassedTests ?? 0) + expected + flaky
  const failed = (units?.numFailedTests ?? 0) + unexpected
  const notHere = missing.length > 0 ? ` (not here: ${missing.join(', ')})` : ''
  return [
    ...[...skippedUnitTests(units), ...skippedBrowserTests(tests)].map((one) => `skipped: ${one}`),
    ...again.map((one) => `passed on its second try: ${one}`),
    `${passed} passed, ${failed} failed, ${(units?.numPendingTests ?? 0) + notRun} skipped${notHere}`,
  ]
}
