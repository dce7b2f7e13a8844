import { expect, it } from 'vitest'
import { findProblem } from './check-commit.ts'

it.each([
  'fix(job-board): keep the search when going back',
  'docs: name the ports',
  'feat(jobs, match)!: read pay in any currency\n\nThe old field stays for a release.',
  'refactor: one page number\n# Please enter the commit message\n',
  'Merge branch "main"',
  'Revert "fix(mail): send twice"',
])('accepts %j', (message) => expect(findProblem(message)).toBeNull())

it.each([
  ['', /^Begin with/],
  ['Fixed things', /^Begin with/],
  ['fix (mail): send once', /^Begin with/],
  ['fix(mail):', /^Begin with/],
  [`fix(mail): ${'long '.repeat(20)}`.trim(), /characters; at most 72/],
  ['fix(mail): send once.', /full stop/],
  ['fix(mail): send once\nbecause twice is wrong', /blank line/],
])('refuses %j', (message, fault) => expect(findProblem(message)).toMatch(fault))
