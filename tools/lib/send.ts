import { spawnSync } from 'node:child_process'

const officeFolders = ['content', 'public', 'tools/art']

const helper = 'the person who looks after the website'

type Outcome = { isSent: boolean; text: string }

/**
 * Commits the office's folders, rebases on the changes of others, and pushes. After a conflict the checkout is as
 * before the pull, with the change committed.
 */
export function sendChange(checkout: string, message: string): Outcome {
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: checkout, encoding: 'utf8' })
    return { isDone: status === 0, output: `${stdout}${stderr}`.trim() }
  }
  const failed = (sentence: string, output: string): Outcome => ({
    isSent: false,
    text: `${sentence}\n\nGit says:\n${output}`,
  })

  const added = git('add', '--all', '--', ...officeFolders)
  if (!added.isDone) return failed(`Nothing is sent. Show this to ${helper}.`, added.output)
  const hasChanged = !git('diff', '--cached', '--quiet').isDone
  if (hasChanged) {
    const committed = git('commit', '--quiet', '--message', message)
    if (!committed.isDone)
      return failed(
        'Nothing is sent. Did you give your name and email (“Before you begin”)?',
        committed.output,
      )
  }
  const pulled = git('pull', '--quiet', '--rebase', '--autostash')
  if (!pulled.isDone) {
    const isConflict = git('rebase', '--abort').isDone
    return isConflict
      ? failed(
          `Not sent: somebody else has changed the same lines. Your change is safe on this computer. Ask ${helper}.`,
          pulled.output,
        )
      : failed(
          'Not sent: are you online? Your change is safe on this computer. Try again.',
          pulled.output,
        )
  }
  const isAhead = git('log', '--oneline', '@{upstream}..').output !== ''
  if (!isAhead)
    return {
      isSent: true,
      text: `Nothing to send: nothing has changed in ${officeFolders.join(', ')}.`,
    }
  const pushed = git('push', '--quiet')
  if (!pushed.isDone)
    return failed(
      'Not sent. Your change is safe on this computer. Try again in a minute.',
      pushed.output,
    )
  const others = git('status', '--porcelain').output
  const left = others ? `\n\nNot sent, because the office does not change them:\n${others}` : ''
  return {
    isSent: true,
    text: `Sent: ${message}. Look at its mark on GitHub in six minutes.${left}`,
  }
}
