import {
  Award,
  Certification,
  CustomSection,
  Education,
  Language,
  Project,
  Publication,
  type ResumeContent,
  Skill,
  Volunteering,
  WorkExperience,
} from '#features/document-content/resume-content.ts'

type Lists = Omit<ResumeContent, 'personalInfo' | 'professionalSummary'>
export type ListKey = keyof Lists
export type ItemOf<K extends ListKey> = Lists[K][number]

/** The noun for one item of each list. */
export const nouns: Record<ListKey, { one: string; many: string }> = {
  workExperience: { one: 'job', many: 'jobs' },
  education: { one: 'degree', many: 'degrees' },
  skills: { one: 'skill', many: 'skills' },
  projects: { one: 'project', many: 'projects' },
  certifications: { one: 'certification', many: 'certifications' },
  languages: { one: 'language', many: 'languages' },
  publications: { one: 'publication', many: 'publications' },
  volunteering: { one: 'volunteer role', many: 'volunteer roles' },
  awards: { one: 'award', many: 'awards' },
  customSections: { one: 'section', many: 'sections' },
}

/** What to add to a list, shown while it is empty. */
export const purposes: Record<ListKey, string> = {
  workExperience: 'Your jobs, most recent first.',
  education: 'Degrees and courses, most recent first.',
  skills: 'Your skills and tools, with your level in each.',
  projects: 'Projects from your jobs or your own time.',
  certifications: 'Certificates and licenses, with the issuer.',
  languages: 'The languages you speak and your proficiency.',
  publications: 'Articles, papers, books and talks, most recent first.',
  volunteering: 'Unpaid work, most recent first.',
  awards: 'Prizes, scholarships and honors, with who gave them.',
  customSections: 'Anything else under your own title: interests, memberships, courses.',
}

/** '1 job', '2 jobs'. */
export const countLabel = (list: ListKey, count: number) =>
  `${count} ${count === 1 ? nouns[list].one : nouns[list].many}`

const schemas = {
  workExperience: WorkExperience,
  education: Education,
  skills: Skill,
  projects: Project,
  certifications: Certification,
  languages: Language,
  publications: Publication,
  volunteering: Volunteering,
  awards: Award,
  customSections: CustomSection,
}

/** A blank item of a list, with the defaults of the specification. */
export const blankItem = <K extends ListKey>(list: K, id: string) => schemas[list].parse({ id }) as ItemOf<K>

export const listKeys = Object.keys(nouns) as ListKey[]
export const isListKey = (key: string): key is ListKey => key in nouns

type AnyItem = Partial<Record<string, unknown>>
const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** The displayed name of an item: 'Data Analyst, Papertrail'; '' without a name. */
export function itemName(list: ListKey, item: AnyItem | undefined): string {
  if (!item) return ''
  if (list === 'workExperience') return [text(item.jobTitle), text(item.company)].filter(Boolean).join(', ')
  if (list === 'education') return [text(item.degree), text(item.school)].filter(Boolean).join(', ')
  if (list === 'volunteering') return [text(item.role), text(item.organization)].filter(Boolean).join(', ')
  return text(list === 'customSections' ? item.title : item.name)
}
