import { z } from 'zod'
import type { Level } from '#features/job-postings/rules.ts'
import type { ComparedPay, Salary } from '#lib/pay/pay.ts'

/** The fields of a job that the match reads. HTML is sanitized text as stored. */
export type MatchJob = Salary &
  ComparedPay & {
    title: string
    requirementsHtml: string | null
    descriptionHtml: string | null
    location: string | null
    /** The job's other locations. */
    moreLocations?: readonly string[]
    /** The countries and regions from which people may apply, as ISO codes; empty if the job does not state them. */
    applicantPlaces?: readonly string[]
    isRemote: boolean | null
    /** The level that the company states; it counts instead of the one in the title. */
    level?: Level | null
    employmentType: string | null
  }

/** The data of a person that the match reads. Null and empty mean not stated. */
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
  /**
   * `asOf` is the day that 'present' means in its dates, ideally the day of its last change. Without it, the latest date in the text is
   * used.
   */
  resume: { title: string; text: string; asOf?: Date | null } | null
}

export const MatchState = z.enum(['met', 'partly', 'missing', 'unknown'])
export type MatchState = z.infer<typeof MatchState>

export const MatchEvidence = z.object({
  source: z.enum(['resume', 'profile']),
  sentence: z.string(),
  /** The proving words of the sentence as ranges (start, and the character after the end), in order and not overlapping. */
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
  /** The hard condition that the requirement states. It is met or not, whatever other skills the person has. */
  condition: MatchCondition.optional(),
  state: MatchState,
  evidence: MatchEvidence.optional(),
  /** The reason and what to do, addressed to the person ('your resume'). */
  note: z.string(),
  /** The action link for the note: state where it was used, add detail, or answer once in the profile. */
  action: z.enum(['say_where', 'add_detail', 'answer_once']).optional(),
  /** The score of the match if this requirement were met; only if it would be higher. */
  scoreIfMet: z.number().int().optional(),
})
export type MatchItem = z.infer<typeof MatchItem>

export const MatchResult = z.object({
  version: z.number().int(),
  score: z.number().int().min(0).max(100).nullable(),
  verdict: z.enum(['strong', 'good', 'fair', 'weak', 'unknown']),
  /** 'A strong match' */
  headline: z.string(),
  summary: z.string(),
  /** The title of the resume that was read; null if there was no readable resume. */
  readFrom: z.string().nullable(),
  items: z.array(MatchItem),
})
export type MatchResult = z.infer<typeof MatchResult>
