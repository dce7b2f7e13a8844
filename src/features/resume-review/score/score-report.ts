import { z } from 'zod'

/** A place: `part` is a section's key (`workExperience`) or an item's id, `field` a field in it (`responsibilities.2`). */
export const Place = z.object({ part: z.string(), field: z.string().optional() })
export type Place = z.infer<typeof Place>

/** The quoted text, or what is missing, and where. */
const Find = z.object({ evidence: z.string(), place: Place })
export type Find = z.infer<typeof Find>

const Loss = z.object({
  /** The criterion and the problem: `dates.missing`. */
  id: z.string(),
  part: z.string(),
  points: z.number().int(),
  /** 'Your resume is missing dates on 2 jobs' */
  says: z.string(),
  fix: z.string(),
  /** The first find; the others follow in `finds`. */
  evidence: z.string(),
  place: Place,
  finds: z.array(Find),
})
export type Loss = z.infer<typeof Loss>

const ScorePart = z.object({
  key: z.string(),
  label: z.string(),
  points: z.number().int(),
  of: z.number().int(),
  /** `unknown`: the criterion reads words of a language that the rubric does not know; it does not count. */
  state: z.enum(['met', 'partly', 'missing', 'unknown']),
})

/** The score of a resume under one version of the rubric, with reasons (AI-03, AI-04). */
export const ScoreReport = z.object({
  version: z.number().int(),
  /** 0 to 100, of the criteria that apply to this text. */
  score: z.number().int().min(0).max(100),
  isEnglish: z.boolean(),
  /** The language of the words that were read; null if the rubric does not know it. */
  language: z.enum(['en', 'de', 'fr', 'es']).nullable(),
  parts: z.array(ScorePart),
  /** Most points first. */
  losses: z.array(Loss),
})
export type ScoreReport = z.infer<typeof ScoreReport>
