import { z } from 'zod'
import { skillCategories } from '#features/document-content/resume-content.ts'
import { educationLevels, employmentStatuses, industries, preferredJobTypes } from '#features/profiles/rules.ts'
import { recordsIn } from '#server/content.ts'
import { professions } from './types.ts'

const Line = z.string().min(1).max(200)
const Text = z.string().min(1).max(1000)

const Work = z.strictObject({
  title: Line,
  company: Line,
  place: Line,
  start: Line,
  /** Null for a current job. */
  end: Line.nullable(),
  done: z.array(Text).min(1),
})

/** A seeker in the content files; `seekers.ts` makes their profile and resume. */
const Seeker = z.strictObject({
  name: Line,
  /** Only if it is not first.last@mail.example. */
  email: Line.optional(),
  resumeEmail: Line.optional(),
  phone: Line,
  place: Line,
  region: Line,
  title: Line,
  company: Line.nullable(),
  years: z.int(),
  industry: z.enum(industries),
  status: z.enum(employmentStatuses).optional(),
  level: z.enum(educationLevels),
  /** The person's professions, the closest first. */
  professions: z.array(z.enum(professions)).min(1),
  bio: z.string().min(1).max(500),
  summary: Text,
  objective: Text.optional(),
  /** A past problem, and how the person solved it. */
  story: Text,
  website: Line.optional(),
  /** 'Name' or 'Name:Level', separated by commas; without a level it is Intermediate. */
  skills: z.partialRecord(z.enum(skillCategories), Text),
  work: z.array(Work).min(1),
  education: z
    .array(z.strictObject({ degree: Line, school: Line, place: Line, year: Line, honors: Line.optional() }))
    .min(1),
  projects: z
    .array(z.strictObject({ name: Line, description: Text, technologies: Line, start: Line, end: Line }))
    .optional(),
  certifications: z.array(z.strictObject({ name: Line, issuer: Line, date: Line, expiry: Line.optional() })).optional(),
  /** 'Name:Proficiency', separated by commas. */
  languages: Line,
  extra: z.strictObject({ title: Line, content: Text, items: z.array(Text) }).optional(),
  prefer: z.array(z.enum(preferredJobTypes)),
  /** The lower and the upper bound. */
  salary: z.tuple([z.int().nullable(), z.int().nullable()]),
})
export type SeekerLine = z.output<typeof Seeker>

const groups = recordsIn('demo/seekers', z.strictObject({ order: z.int(), seekers: z.array(Seeker).min(1) }), {
  keysOf: ({ value }) => value.seekers.map(({ name }) => name),
})

export const seekerLines = (): SeekerLine[] =>
  groups()
    .map(({ value }) => value)
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ seekers }) => seekers)
