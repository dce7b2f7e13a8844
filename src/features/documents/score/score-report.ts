import { z } from 'zod'

/** Where something stands: `part` is a section's key (`workExperience`) or an item's id, `field` a field in it (`responsibilities.2`). */
export const Place = z.object({ part: z.string(), field: z.string().optional() })
export type Place = z.infer<typeof Place>

/** The very words, or what is absent, and where. */
const Find = z.object({ evidence: z.string(), place: Place })
export type Find = z.infer<typeof Find>

const Loss = z.object({
  /** The criterion and what is wrong by it: `dates.missing`. */
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
  /** `unknown`: the criterion reads English words and the text is in another language; it does not count. */
  state: z.enum(['met', 'partly', 'missing', 'unknown']),
})

/** What a resume scores under one version of the rubric, and why (AI-03, AI-04). */
export const ScoreReport = z.object({
  version: z.number().int(),
  /** 0 to 100, of the criteria that can read this text. */
  score: z.number().int().min(0).max(100),
  isEnglish: z.boolean(),
  parts: z.array(ScorePart),
  /** Dearest first. */
  losses: z.array(Loss),
})
export type ScoreReport = z.infer<typeof ScoreReport>

/** What a criterion found wrong; `lost` points are whole. */
export type Finding = { kind: string; lost: number; says: string; fix: string; finds: [Find, ...Find[]] }

/** Whole points for `bad` of `of`: at least one where anything is bad, at most all. */
export const lostShare = (points: number, bad: number, of: number): number =>
  bad <= 0 ? 0 : Math.min(points, Math.max(1, Math.round((points * bad) / Math.max(bad, of))))

/** '1 job', '2 jobs'. */
export const counted = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`

/** A finding of these finds, or none where there are none. */
export function finding(
  kind: string,
  lost: number,
  words: { says: string; fix: string },
  finds: readonly Find[],
): Finding[] {
  const [first, ...others] = new Map(finds.map((find) => [JSON.stringify(find), find])).values()
  return first && lost > 0 ? [{ kind, lost, ...words, finds: [first, ...others] }] : []
}
