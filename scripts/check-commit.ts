// `node scripts/check-commit.ts <file>`: git's hook runs this for each commit message (`.githooks/commit-msg`).
import { readFileSync } from 'node:fs'

const LONGEST = 72
const SUBJECT =
  /^(?:feat|fix|refactor|perf|test|docs|style|build|ci|chore|revert)(?:\([a-z0-9-]+(?:, [a-z0-9-]+)*\))?!?: \S/
/** Subjects that git writes itself. */
const BY_GIT = /^(?:Merge |Revert "|fixup! |squash! )/

/** The fault in a commit message as a sentence; null if there is none. */
export function findProblem(message: string): string | null {
  const [subject = '', blank] = message.split('\n').filter((line) => !line.startsWith('#'))
  if (BY_GIT.test(subject)) return null
  if (!SUBJECT.test(subject)) return 'Begin with what it is and where: feat(job-board): …, fix(mail): …, docs: …'
  if (subject.length > LONGEST) return `The first line has ${subject.length} characters; at most ${LONGEST}.`
  if (/\.$/.test(subject)) return 'The first line ends without a full stop.'
  if (blank !== undefined && blank !== '') return 'Leave a blank line after the first one.'
  return null
}

if (import.meta.main) {
  const fault = findProblem(readFileSync(process.argv[2] ?? '', 'utf8'))
  if (fault) console.error(fault)
  process.exitCode = fault ? 1 : 0
}
