import { appendFileSync } from 'node:fs'

/** Most that GitHub takes as the description of a commit's status. */
const longestStatus = 140

const token = process.env.HOST_TOKEN

const isGitHub = process.env.GITHUB_SERVER_URL === 'https://github.com'

/** Where and how the host of the repository is told about a commit; undefined where this job may not. */
function statement(isGood, sentences) {
  if (!token) return undefined
  const { env } = process
  const all = sentences.join('\n')
  if (env.CI_API_V4_URL)
    // The token of a job of GitLab's may write neither status nor comment.
    return {
      url: `${env.CI_API_V4_URL}/projects/${env.CI_PROJECT_ID}/repository/commits/${env.CI_COMMIT_SHA}/comments`,
      headers: { 'private-token': token },
      body: { note: sentences.join('\n\n') },
    }
  if (env.GITHUB_API_URL)
    return {
      url: `${env.GITHUB_API_URL}/repos/${env.GITHUB_REPOSITORY}/statuses/${env.GITHUB_SHA}`,
      headers: { authorization: `token ${token}` },
      body: {
        state: isGood ? 'success' : 'failure',
        context: 'public website',
        description: isGitHub ? all.slice(0, longestStatus) : all,
        // Others number their runs otherwise than they name them.
        target_url: `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}/actions${isGitHub ? `/runs/${env.GITHUB_RUN_ID}` : ''}`,
      },
    }
  return undefined
}

/** A sentence of the check as GitHub shows it beside its line in the changed file. */
function annotation(sentence) {
  const [, file, line = '1', why] = /^([\w./-]+?)(?::(\d+))? {2}(.*)$/.exec(sentence) ?? []
  return file ? [`::error file=${file},line=${line}::${why}`] : []
}

/**
 * Says what became of a change, in the office's words, wherever the host of the repository shows it: in the log and the
 * summary of the job, beside the lines of the commit, and as a status of it or a comment.
 */
export async function tellHost(isGood, sentences) {
  const heading = isGood ? 'The change is public' : 'The change is not public'
  const shown = `## ${heading}\n\n${sentences.map((one) => `- ${one}\n`).join('')}`
  console.log(`\n${shown}`)
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, shown)
  if (process.env.GITHUB_ACTIONS && !isGood)
    for (const line of sentences.flatMap(annotation)) console.log(line)
  const told = statement(isGood, [`${heading}.`, ...sentences])
  if (!told) return
  const headers = { ...told.headers, 'content-type': 'application/json' }
  const options = { method: 'POST', headers, body: JSON.stringify(told.body) }
  const signal = AbortSignal.timeout(20_000)
  const answer = await fetch(told.url, { ...options, signal }).catch((error) => error)
  if (!answer.ok) console.log(`The host took no note of it: ${answer.status ?? answer.message}`)
}
