import type { ResumeContent } from '#features/document-content/resume-content.ts'
import type { Finding } from './findings.ts'
import { detail, results, verbs } from './parts/lines.ts'
import { contact, dates, education, links } from './parts/who.ts'
import { consistency, length, skills, summary, wording } from './parts/words.ts'
import type { Reading } from './reading.ts'
import { readResume } from './reading.ts'
import { type CriterionKey, rubric, rubricVersion } from './rubric.ts'
import type { Loss, ScoreReport } from './score-report.ts'

const readers: Record<CriterionKey, (reading: Reading) => Finding[]> = {
  contact,
  links,
  summary,
  dates,
  results,
  verbs,
  detail,
  skills,
  education,
  consistency,
  length,
  wording,
}

type Criterion = (typeof rubric)[number]

const asLoss = (part: string, { kind, lost, finds, ...words }: Finding): Loss => ({
  id: `${part}.${kind}`,
  part,
  points: lost,
  ...words,
  evidence: finds[0].evidence,
  place: finds[0].place,
  finds,
})

function read(criterion: Criterion, reading: Reading): { part: ScoreReport['parts'][number]; losses: Loss[] } {
  const { key, label, points: of } = criterion
  if ('readsWords' in criterion && reading.language === null) {
    return { part: { key, label, points: 0, of, state: 'unknown' }, losses: [] }
  }
  const losses = readers[key](reading).map((one) => asLoss(key, one))
  const points = Math.max(0, of - losses.reduce((sum, loss) => sum + loss.points, 0))
  return { part: { key, label, points, of, state: points === of ? 'met' : points > 0 ? 'partly' : 'missing' }, losses }
}

/**
 * Scores a resume by the current rubric, 0 to 100: the same content of the same `month` (2026-11, when it was written) always gets
 * the same score, on every machine and day, without a model. Every lost point has its evidence, place and fix. For texts in
 * languages that `ReviewLanguage` does not name, criteria that read words are left out and the rest counts for all (AI-03 to AI-05).
 */
export function scoreResume(content: ResumeContent, month?: string): ScoreReport {
  const reading = readResume(content, month)
  const answers = rubric.map((criterion) => read(criterion, reading))
  const parts = answers.map(({ part }) => part)
  return {
    version: rubricVersion,
    score: scoreOf(parts),
    isEnglish: reading.language === 'en',
    language: reading.language,
    parts,
    losses: answers.flatMap(({ losses }) => losses).sort((a, b) => b.points - a.points),
  }
}

/** 0 to 100 from the criteria that count, plus these points. */
function scoreOf(parts: ScoreReport['parts'], more = 0): number {
  const counting = parts.filter(({ state }) => state !== 'unknown')
  const earned = counting.reduce((sum, { points }) => sum + points, more)
  const all = counting.reduce((sum, { of }) => sum + of, 0)
  return Math.min(100, Math.floor((100 * earned) / all))
}

/** The score if these losses were fixed and nothing else changed. */
export const scoreWithout = (report: ScoreReport, losses: readonly Loss[]): number =>
  scoreOf(
    report.parts,
    losses.reduce((sum, { points }) => sum + points, 0),
  )

/**
 * The problems to fix, those with the most points first. One problem that loses points in several criteria is a single entry with all of
 * them.
 */
export function thingsToFix({ losses }: Pick<ScoreReport, 'losses'>): Loss[] {
  const things = new Map<string, Loss>()
  for (const loss of losses) {
    const key = JSON.stringify([loss.says, loss.finds])
    const same = things.get(key)
    things.set(key, same ? { ...same, points: same.points + loss.points } : loss)
  }
  return [...things.values()].sort((a, b) => b.points - a.points)
}
