import { z } from 'zod'
import { employmentTypes } from '#features/job-postings/rules.ts'
import { recordsIn } from '#server/content.ts'
import { professions } from './types.ts'

const levels = ['intern', 'junior', 'mid', 'senior', 'lead'] as const
export type Level = (typeof levels)[number]

/** Sentences may contain choices `[this|that]` and the slots {people}, {things}, {places}, which the company's words fill. */
const Sentences = z.array(z.string().min(1).max(400)).min(1)

/** One kind of job; its requirements may also contain the slot {years}. */
const Role = z.strictObject({
  titles: z
    .array(
      z.strictObject({
        title: z.string().min(1).max(100),
        level: z.enum(levels),
        /** If the pay of this title differs from the role's. */
        pay: z.int().optional(),
      }),
    )
    .min(1),
  /** US dollars a year for the middle level in an average American city. */
  pay: z.int(),
  /** Slugs of the companies that hire for it. */
  companies: z.array(z.string()),
  remote: z.enum(['never', 'sometimes', 'mostly']),
  /** Its employment types other than full-time. */
  types: z.array(z.enum(employmentTypes)).optional(),
  missions: Sentences,
  duties: Sentences,
  asks: Sentences,
})
export type RoleContent = z.output<typeof Role>

const Label = z.string().min(1).max(200)

const ProfessionFile = z.strictObject({
  profession: z.enum(professions),
  team: Sentences,
  rhythm: Sentences,
  firstMonths: Sentences,
  senior: Sentences,
  junior: Sentences,
  asks: Sentences,
  /** What applications ask for: years of experience in what, tools, a failure and a success. */
  questions: z.strictObject({
    years: Label,
    tools: z.array(Label).min(1),
    toolsLabel: Label,
    wrong: Label,
    proud: Label,
  }),
  roles: z.array(Role).min(1),
})
export type ProfessionContent = z.output<typeof ProfessionFile>

const files = recordsIn('demo/professions', ProfessionFile, { keysOf: ({ value }) => [value.profession] })

export const allProfessions = (): ProfessionContent[] =>
  files()
    .map(({ value }) => value)
    .toSorted((a, b) => professions.indexOf(a.profession) - professions.indexOf(b.profession))

/** The profession and role of a title; an unknown title is a mistake in the content and throws. */
export function roleOfTitle(title: string): { profession: ProfessionContent; role: RoleContent } {
  for (const profession of allProfessions()) {
    const role = profession.roles.find((candidate) => candidate.titles.some((one) => one.title === title))
    if (role) return { profession, role }
  }
  throw new Error(`No role has the title ${title}`)
}
