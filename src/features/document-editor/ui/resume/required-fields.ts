import type { ResumeContent, ResumeSection } from '#features/document-content/resume-content.ts'

type FieldsOf = {
  [K in ResumeSection]: ResumeContent[K] extends (infer Item)[] ? keyof Item : keyof ResumeContent[K]
}

/** The fields with the required mark (BUILD-11). The mark never blocks saving: a draft can always be saved (BUILD-30). */
const required = {
  personalInfo: ['fullName', 'email', 'phone', 'location'],
  workExperience: ['jobTitle', 'company', 'startDate'],
  education: ['degree', 'school', 'graduationYear'],
  projects: ['name', 'description'],
  certifications: ['name', 'issuer', 'date'],
  publications: ['name'],
  volunteering: ['role', 'organization'],
  awards: ['name'],
} as const satisfies { [K in ResumeSection]?: readonly FieldsOf[K][] }

const fieldsOf = (section: ResumeSection): readonly string[] =>
  section in required ? required[section as keyof typeof required] : []

/** True for a path such as 'workExperience.0.jobTitle' whose label carries the mark. */
export function isRequired(path: string): boolean {
  const parts = path.split('.')
  return fieldsOf(parts[0] as ResumeSection).includes(parts.at(-1) as string)
}

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === ''

/** The number of blank required fields in a section. */
export function countMissing<K extends ResumeSection>(section: K, value: ResumeContent[K]): number {
  const parts = (Array.isArray(value) ? value : [value]) as Record<string, unknown>[]
  return parts.flatMap((part) => fieldsOf(section).filter((field) => isBlank(part[field]))).length
}
