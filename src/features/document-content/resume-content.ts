import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { storableText } from '#lib/tidy-text.ts'
import { isWebScheme } from './web-address.ts'

export const skillLevels = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const
export const skillCategories = [
  'Programming Languages',
  'Frameworks & Libraries',
  'Tools & Technologies',
  'Databases',
  'Cloud Platforms',
  'Soft Skills',
  'Languages',
  'Other',
] as const
export const proficiencies = ['Basic', 'Conversational', 'Fluent', 'Native'] as const

/** The limits of a resume: items, lines and additional links in a list, and characters in a short text, a long text and a label. */
export const limits = { items: 60, lines: 60, links: 6, short: 300, long: 6000, label: 60 } as const

/** A single-line text, and a text of paragraphs. */
export const Short = z
  .string()
  .max(limits.short, `Please write at most ${limits.short} characters`)
  .transform(storableText)
  .default('')
export const Long = z
  .string()
  .max(limits.long, 'Please write at most 6,000 characters')
  .transform(storableText)
  .default('')
/** A month as `2024-03`, only a year, or '' if it is unknown. */
const Month = z
  .string()
  .regex(/^(?:\d{4}(?:-(?:0[1-9]|1[0-2]))?)?$/, 'Please write a month as 2024-03')
  .default('')
/** A line of a list; a leading tab puts it one level below the line above. */
const Line = z
  .string()
  .max(limits.long, 'Please write at most 6,000 characters')
  .transform((text) => {
    const line = storableText(text)
    return line && text.startsWith('\t') ? `\t${line}` : line
  })
const Lines = z.array(Line).max(limits.lines).default([])
const Label = z
  .string()
  .max(limits.label, `Please write at most ${limits.label} characters`)
  .transform(storableText)
  .default('')
/** Why a link is refused. */
export const NO_WEB_ADDRESS = 'Please write a web address, such as https://example.org/you'
const WebAddress = Short.refine(isWebScheme, NO_WEB_ADDRESS)
const item = <S extends z.ZodRawShape>(shape: S) => z.object({ id: Id, ...shape })
const list = <S extends z.ZodType>(of: S) => z.array(of).max(limits.items).default([])

export const PersonalInfo = z.object({
  fullName: Short,
  /** The line below the name: 'Data Analyst', 'DevOps Engineer \u00b7 Software Architect'. */
  headline: Short,
  email: Short,
  phone: Short,
  location: Short,
  linkedIn: Short,
  website: Short,
  portfolio: Short,
  /** Additional links, each printed with its label if it has one. */
  links: z
    .array(z.object({ label: Label, url: WebAddress }))
    .max(limits.links, `Please add at most ${limits.links} links`)
    .default([]),
})
export type Link = z.infer<typeof PersonalInfo>['links'][number]
export const WorkExperience = item({
  jobTitle: Short,
  company: Short,
  location: Short,
  startDate: Month,
  endDate: Month.nullable().default(null),
  isCurrentRole: z.boolean().default(false),
  /** Printed below the company of the job above, if both have the same company (`employersOf`). */
  isSameEmployer: z.boolean().default(false),
  responsibilities: Lines,
})
export const Education = item({
  degree: Short,
  school: Short,
  location: Short,
  graduationYear: Short,
  gpa: Short,
  honors: Short,
})
export const Skill = item({
  name: Short,
  category: z.enum(skillCategories).default('Programming Languages'),
  /** '' if unknown, as for a skill that a file names without a level; exports then omit it. */
  level: z.enum([...skillLevels, '']).default('Intermediate'),
})
export const Project = item({
  name: Short,
  description: Long,
  technologies: z.array(Short).max(limits.items).default([]),
  link: Short,
  startDate: Month,
  endDate: Month.nullable().default(null),
  isOngoing: z.boolean().default(false),
})
export const Certification = item({ name: Short, issuer: Short, date: Month, expiryDate: Month, credentialId: Short })
export const Language = item({
  name: Short,
  /** '' if unknown; then no document prints a level. */
  proficiency: z.enum([...proficiencies, '']).default('Conversational'),
  /** The level as written in an imported file ('C1', 'Muttersprache'), printed instead of `proficiency`. */
  writtenLevel: Short,
})
export const Publication = item({ name: Short, publisher: Short, date: Month, link: Short, summary: Long })
export const Volunteering = item({
  role: Short,
  organization: Short,
  location: Short,
  link: Short,
  startDate: Month,
  endDate: Month.nullable().default(null),
  isOngoing: z.boolean().default(false),
  responsibilities: Lines,
})
export const Award = item({ name: Short, issuer: Short, date: Month, link: Short, summary: Long })
export const CustomSection = item({ title: Short, content: Long, items: Lines })

/** A language with its level in brackets, in the document's language; only the name if no level is known. */
export function formatLanguage(
  { name, proficiency, writtenLevel }: ResumeContent['languages'][number],
  levels?: Record<(typeof proficiencies)[number], string>,
): string {
  const level = writtenLevel || (proficiency && (levels?.[proficiency] ?? proficiency))
  return level ? `${name} (${level})` : name
}

/** The content of a resume (BUILD-08); every field may be empty, because a draft can always be saved. */
export const ResumeContent = z.object({
  personalInfo: PersonalInfo.prefault({}),
  professionalSummary: Long,
  workExperience: list(WorkExperience),
  education: list(Education),
  projects: list(Project),
  skills: list(Skill),
  certifications: list(Certification),
  languages: list(Language),
  publications: list(Publication),
  volunteering: list(Volunteering),
  awards: list(Award),
  customSections: list(CustomSection),
})
export type ResumeContent = z.infer<typeof ResumeContent>
/** A personal detail that is a single text. */
export type PersonField = Exclude<keyof ResumeContent['personalInfo'], 'links'>
export type ResumeSection = keyof ResumeContent

/** The sections in the order of the builder (BUILD-02) and the optional ones, with their headings in the builder. */
export const resumeSections = [
  { key: 'personalInfo', label: 'Personal Information' },
  { key: 'professionalSummary', label: 'Professional Summary' },
  { key: 'workExperience', label: 'Work Experience' },
  { key: 'education', label: 'Education' },
  { key: 'skills', label: 'Skills' },
  { key: 'projects', label: 'Projects' },
  { key: 'certifications', label: 'Certifications & Licenses' },
  { key: 'languages', label: 'Languages' },
  { key: 'publications', label: 'Publications' },
  { key: 'volunteering', label: 'Volunteering' },
  { key: 'awards', label: 'Awards' },
  { key: 'customSections', label: 'Custom Sections' },
] as const satisfies readonly { key: ResumeSection; label: string }[]

/** The sections that a resume has once a person adds them. */
export const optionalSections = ['publications', 'volunteering', 'awards'] as const satisfies readonly ResumeSection[]
export type OptionalSection = (typeof optionalSections)[number]
export const isOptionalSection = (key: string): key is OptionalSection =>
  (optionalSections as readonly string[]).includes(key)

export const emptyResume = (): ResumeContent => ResumeContent.parse({})
