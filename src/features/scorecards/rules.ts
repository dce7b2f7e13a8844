export const MAX_ATTRIBUTES = 12
export const MAX_ATTRIBUTE_NAME = 60
export const MAX_LOOK_FOR = 300
export const MAX_EVIDENCE = 600
export const MIN_EVIDENCE_WORDS = 3
export const MAX_NOTE = 2_000

export const scores = [1, 2, 3, 4] as const
export type ScoreValue = (typeof scores)[number]

/** The labels of the four scores, the same for every attribute. */
export const scoreLabels: Record<ScoreValue, string> = { 1: 'Weak', 2: 'Mixed', 3: 'Good', 4: 'Strong' }

export const recommendations = ['strong_no', 'no', 'yes', 'strong_yes'] as const
export type Recommendation = (typeof recommendations)[number]

export const recommendationLabels: Record<Recommendation, string> = {
  strong_no: 'Strong no',
  no: 'No',
  yes: 'Yes',
  strong_yes: 'Strong yes',
}

const words = new Intl.Segmenter('en', { granularity: 'word' })

/** The number of words in a text, also in scripts without spaces. */
export const countEvidenceWords = (text: string): number =>
  [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length

/** Whether the evidence has enough words for others to check it. */
export const isEvidence = (text: string): boolean => countEvidenceWords(text) >= MIN_EVIDENCE_WORDS

/** The mean of scores to one decimal, halves rounded up; null without scores. */
export const averageRating = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10

export type Segment = 'full' | 'half' | 'none'

/** An average as four segments, rounded to halves. */
export function ratingSegments(average: number): Segment[] {
  const halves = Math.round(average * 2)
  return scores.map((score) => (halves >= score * 2 ? 'full' : halves === score * 2 - 1 ? 'half' : 'none'))
}
