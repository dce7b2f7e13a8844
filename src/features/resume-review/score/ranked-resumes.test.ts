import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ResumeContent } from '#features/document-content/resume-content.ts'
import { scoreResume } from './score-resume.ts'

/** Made-up resumes with their ranks by two readers who saw neither the score nor each other's order (docs/resume-score.md). */
const ranks: [file: string, first: number, second: number][] = [
  ['03-sales-manager', 1, 1],
  ['13-senior-engineer', 2, 3],
  ['08-nurse', 3, 2],
  ['02-researcher', 4, 4],
  ['19-electrician', 5, 6],
  ['10-teacher', 7, 5],
  ['20-career-changer', 6, 8],
  ['06-accountant-german', 9, 7],
  ['16-student', 8, 9],
  ['17-returning-parent', 10, 11],
  ['04-warehouse-worker', 11, 12],
  ['14-cook-spanish', 13, 10],
  ['12-designer', 12, 13],
  ['07-executive', 14, 14],
  ['01-gaps-missing-dates', 15, 15],
  ['09-intern', 16, 17],
  ['18-future-date-odd-email', 17, 16],
  ['11-sales-number-stuffed', 18, 18],
  ['05-cliches', 19, 19],
  ['15-careless-writing', 20, 20],
]

const read = (file: string) =>
  ResumeContent.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'ranked-resumes', `${file}.json`), 'utf8')))

/** Ranks from 1; equal values get the mean of their ranks. */
const ranked = (values: readonly number[]): number[] =>
  values.map((value) => {
    const before = values.filter((other) => other < value).length
    const equal = values.filter((other) => other === value).length
    return before + (equal + 1) / 2
  })

/** Spearman's coefficient is Pearson's coefficient of the ranks. */
function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranked(a), ranked(b)]
  const mean = (x.length + 1) / 2
  const sum = (of: (i: number) => number) => x.reduce((total, _, i) => total + of(i), 0)
  const dx = (i: number) => (x[i] as number) - mean
  const dy = (i: number) => (y[i] as number) - mean
  return sum((i) => dx(i) * dy(i)) / Math.sqrt(sum((i) => dx(i) ** 2) * sum((i) => dy(i) ** 2))
}

it('ranks twenty resumes of all kinds as two readers do (AI-03)', () => {
  const scores = ranks.map(([file]) => scoreResume(read(file), '2026-11').score)
  const readers = ranks.map(([, first, second]) => first + second)
  expect(
    spearman(
      ranks.map(([, first]) => first),
      ranks.map(([, , second]) => second),
    ),
  ).toBeGreaterThan(0.9)
  expect(
    spearman(
      scores.map((score) => -score),
      readers,
    ),
  ).toBeGreaterThanOrEqual(0.85)
})

it('gives the best three and the worst three scores that are far apart', () => {
  const scoreOf = ([file]: (typeof ranks)[number]) => scoreResume(read(file), '2026-11').score
  const best = Math.min(...ranks.slice(0, 3).map(scoreOf))
  expect(best - Math.max(...ranks.slice(-3).map(scoreOf))).toBeGreaterThan(10)
})
