import {
  Certification,
  CustomSection,
  Education,
  Language,
  Project,
  type ResumeContent,
  Skill,
  WorkExperience,
} from '#features/document-content/resume-content.ts'

type Lists = Omit<ResumeContent, 'personalInfo' | 'professionalSummary'>
export type ListKey = keyof Lists
export type ItemOf<K extends ListKey> = Lists[K][number]

/** What one item of each list is called. */
export const nouns: Record<ListKey, { one: string; many: string }> = {
  workExperience: { one: 'job', many: 'jobs' },
  education: { one: 'degree', many: 'degrees' },
  skills: { one: 'skill', many: 'skills' },
  projects: { one: 'project', many: 'projects' },
  certifications: { one: 'certification', many: 'certifications' },
  languages: { one: 'language', many: 'languages' },
  customSections: { one: 'section', many: 'sections' },
}

/** What belongs in a list, said while it is empty. */
export const purposes: Record<ListKey, string> = {
  workExperience: 'The jobs you held, the latest first.',
  education: 'Degrees and courses, the latest first.',
  skills: 'What you can do and the tools you do it with, each with how well.',
  projects: 'What you made beside or within your jobs.',
  certifications: 'Certificates and licenses, with who issued them.',
  languages: 'The languages you speak, and how well.',
  customSections: 'Anything else under a title of your own: awards, publications, volunteering.',
}

/** '1 job', '2 jobs'. */
export const countWords = (list: ListKey, count: number) =>
  `${count} ${count === 1 ? nouns[list].one : nouns[list].many}`

const schemas = {
  workExperience: WorkExperience,
  education: Education,
  skills: Skill,
  projects: Project,
  certifications: Certification,
  languages: Language,
  customSections: CustomSection,
}

/** A blank item of a list, with the defaults of the specification. */
export const blankItem = <K extends ListKey>(list: K, id: string) => schemas[list].parse({ id }) as ItemOf<K>

export const listKeys = Object.keys(nouns) as ListKey[]
export const isListKey = (key: string): key is ListKey => key in nouns

type AnyItem = Partial<Record<string, unknown>>
const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** What an item is called on the screen: 'Data Analyst, Papertrail'; '' while nothing names it. */
export function itemName(list: ListKey, item: AnyItem | undefined): string {
  if (!item) return ''
  if (list === 'workExperience') return [text(item.jobTitle), text(item.company)].filter(Boolean).join(', ')
  if (list === 'education') return [text(item.degree), text(item.school)].filter(Boolean).join(', ')
  return text(list === 'customSections' ? item.title : item.name)
}
