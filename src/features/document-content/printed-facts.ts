import { documentLabels } from './document-labels.ts'
import type { ResumeContent } from './resume-content.ts'
import type { DateStyle } from './write-dates.ts'
import { writeMonth } from './write-dates.ts'

type Skill = ResumeContent['skills'][number]
type Certification = ResumeContent['certifications'][number]
type Study = ResumeContent['education'][number]

/** Skills by category, in order of first use; the label is '' if there is only one category. */
export function skillGroups(
  { skills }: Pick<ResumeContent, 'skills'>,
  { language }: Pick<DateStyle, 'language'>,
): { label: string; skills: Skill[] }[] {
  const groups = Map.groupBy(
    skills.filter(({ name }) => name),
    ({ category }) => category,
  )
  return [...groups].map(([category, of]) => ({
    label: groups.size > 1 ? documentLabels[language].categories[category] : '',
    skills: of,
  }))
}

/** 'GPA 3.8'; '' if unknown. */
export const writeGrade = ({ gpa }: Pick<Study, 'gpa'>, { language }: Pick<DateStyle, 'language'>): string =>
  gpa && `${documentLabels[language].gpa} ${gpa}`

/** 'Expires May 2026', 'Credential ID 12'; each '' if unknown. */
export function writeCredential({ expiryDate, credentialId }: Certification, style: DateStyle): string[] {
  const words = documentLabels[style.language]
  return [
    expiryDate && `${words.expires} ${writeMonth(expiryDate, style)}`,
    credentialId && `${words.credentialId} ${credentialId}`,
  ]
}
