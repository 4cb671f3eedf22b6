import { spawnSync } from 'node:child_process'
import { officeFiles } from './office-files'

type Outcome = { isSent: boolean; text: string }

/**
 * Commits the office's changed files, rebases on the changes of others, and pushes if `isSound` accepts the two together.
 * If that fails, the change is in the checkout as before, so that the manual's way to undo it works.
 */
export function sendChange(checkout: string, message: string, isSound = () => true): Outcome {
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: checkout, encoding: 'utf8' })
    return { isDone: status === 0, output: `${stdout}${stderr}`.replace(/^hint:.*\n/gm, '').trim() }
  }
  const base = () => git('merge-base', 'HEAD', '@{upstream}').output
  const left = () => {
    const others = git('status', '--porcelain').output.replace(/^ ?\S{1,2} /gm, '')
    return (
      others &&
      `\n\nNot sent, because the office does not change them:\n${others}\nIf you have added one, move it to its folder, such as public/documents, or delete it.`
    )
  }
  const failed = (sentence: string, output = ''): Outcome => {
    // An earlier commit too, such as a revert: with it `git pull` would stop.
    const isReverting = git('rev-parse', '--quiet', '--verify', 'REVERT_HEAD').isDone
    if (!isReverting) git('reset', '--quiet', base())
    return { isSent: false, text: output ? `${sentence}\n\nGit says:\n${output}` : sentence }
  }

  if (!isSound()) return failed('Not sent. Correct the lines above, and send again.')
  const filesOf = (...args: string[]) =>
    git(...args, '-z')
      .output.split('\0')
      .filter((file) => officeFiles.test(file))
  const added = filesOf('ls-files', '--others', '--exclude-standard')
  if (added.length > 0) git('add', '--', ...added)
  const files = filesOf('diff', '--name-only', '--no-renames', 'HEAD')
  if (files.length > 0) {
    // Names the files, so that others that are staged stay out of the commit.
    const committed = git('commit', '--quiet', '--message', message, '--', ...files)
    if (!committed.isDone)
      return failed(
        'Nothing is sent. Did you give your name and email (“Before you begin”)?',
        committed.output,
      )
  }
  const before = base()
  const pulled = git('pull', '--quiet', '--rebase', '--autostash')
  if (!pulled.isDone) {
    const isConflict = git('rebase', '--abort').isDone
    return isConflict
      ? failed(
          `Not sent: somebody else has changed the same lines or the ones beside them. Your change is safe on this computer. Note it, undo it (“To undo”; first delete a file that you added), type git pull, and enter it again. Or ask the person who looks after the website.`,
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
      text: `Nothing to send: no file of the office has changed.${left()}`,
    }
  const sent = git('-c', 'core.quotepath=off', 'diff', '--name-only', '@{upstream}', 'HEAD').output
  if (base() !== before && !isSound())
    return failed(
      'Not sent: the check rejects what a colleague has sent, or your change together with it. Correct the lines above, and send again.',
    )
  const pushed = git('push', '--quiet')
  if (!pushed.isDone)
    return failed(
      'Not sent. Your change is safe on this computer. Try again in a minute.',
      pushed.output,
    )
  return {
    isSent: true,
    text: `Sent: ${message}. Look at its mark on GitHub in six minutes. These files are sent:\n${sent}${left()}`,
  }
}
