import { z } from 'zod'
import type { ComparedPay, Salary } from '#lib/pay/pay.ts'

/** What the match reads of a job. HTML is the sanitised text as stored. */
export type MatchJob = Salary &
  ComparedPay & {
    title: string
    requirementsHtml: string | null
    descriptionHtml: string | null
    location: string | null
    isRemote: boolean | null
    employmentType: string | null
  }

/** What the match reads of a person. Null and empty mean that they have not said. */
export type MatchCandidate = {
  profile: {
    currentJobTitle: string | null
    skills: string[]
    yearsOfExperience: number | null
    location: string | null
    desiredSalaryMin: number | null
    desiredSalaryMax: number | null
    preferredJobTypes: string[]
    certifications: string[]
    educationLevel: string | null
    bio: string | null
  }
  /** `asOf` is the day that 'present' means in its dates, best its last change; without it, the latest date it names. */
  resume: { title: string; text: string; asOf?: Date | null } | null
}

export const MatchState = z.enum(['met', 'partly', 'missing', 'unknown'])
export type MatchState = z.infer<typeof MatchState>

export const MatchEvidence = z.object({
  source: z.enum(['resume', 'profile']),
  sentence: z.string(),
  /** The words of the sentence that prove it, from and up to these characters, in order, not overlapping. */
  spans: z.array(z.tuple([z.number().int(), z.number().int()])),
  /** Where it was found: 'Papertrail, since 2022'. */
  place: z.string().optional(),
})
export type MatchEvidence = z.infer<typeof MatchEvidence>

export const MatchCondition = z.enum([
  'licence',
  'clearance',
  'language',
  'degree',
  'residence',
  'graduation',
  'shift',
  'travel',
])
export type MatchCondition = z.infer<typeof MatchCondition>

export const MatchItem = z.object({
  id: z.string(),
  kind: z.enum(['requirement', 'title', 'seniority', 'location', 'remote', 'salary', 'employment_type', 'skills']),
  label: z.string(),
  /** The hard condition that the requirement states: met or not, whatever else a person can do. */
  condition: MatchCondition.optional(),
  state: MatchState,
  evidence: MatchEvidence.optional(),
  /** Why, and what to do, said to the person ('your resume'). */
  note: z.string(),
  /** The link that fits the note: name where it was used, add to what is there, or answer once in the profile. */
  action: z.enum(['say_where', 'add_detail', 'answer_once']).optional(),
})
export type MatchItem = z.infer<typeof MatchItem>

export const MatchResult = z.object({
  version: z.number().int(),
  score: z.number().int().min(0).max(100).nullable(),
  verdict: z.enum(['strong', 'good', 'fair', 'weak', 'unknown']),
  /** 'A strong match' */
  headline: z.string(),
  summary: z.string(),
  /** Title of the resume it was read from; null where there was none that could be read. */
  readFrom: z.string().nullable(),
  items: z.array(MatchItem),
})
export type MatchResult = z.infer<typeof MatchResult>
