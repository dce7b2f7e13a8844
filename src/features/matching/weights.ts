import type { Features } from './features.ts'

/**
 * Fitted to judged pairs of public resumes and postings by `npm run bench -- match-quality` (docs/matching.md): the expected judgement from
 * 0 (another field) over 1 (weak), 2 (fair) and 3 (good) to 4 (strong) is the sum of these.
 */
export const constant = 1.18
export const matchWeights: Readonly<Record<keyof Features, number>> = {
  title: 1.67,
  field: 0.17,
  below: -0.5,
  skills: 0.25,
  noSkill: -0.5,
  met: 0.1,
  missed: -0.38,
}

/** The expected judgement from which on a match is fair, good and strong. */
export const thresholds = { fair: 1.55, good: 2.3, strong: 2.5 } as const
