import type { HeadedSection } from './document-labels.ts'
import type { proficiencies, skillCategories } from './resume-content.ts'

/** The text that a resume prints in addition to the typed content, in one language. */
export type DocumentLabels = {
  headings: Record<HeadedSection, string>
  /** The end of an ongoing period. */
  present: string
  /** In front of a grade, a date and a number. */
  gpa: string
  expires: string
  credentialId: string
  levels: Record<(typeof proficiencies)[number], string>
  categories: Record<(typeof skillCategories)[number], string>
}

/** The labels of one language, each list in the order of its parts. */
export const labels = (
  headings: readonly [string, string, string, string, string, string, string],
  [publications, volunteering, awards]: readonly [string, string, string],
  [present, gpa, expires, credentialId]: readonly [string, string, string, string],
  [basic, conversational, fluent, native]: readonly [string, string, string, string],
  categories: readonly [string, string, string, string, string, string, string, string],
): DocumentLabels => ({
  headings: {
    professionalSummary: headings[0],
    workExperience: headings[1],
    education: headings[2],
    skills: headings[3],
    projects: headings[4],
    certifications: headings[5],
    languages: headings[6],
    publications,
    volunteering,
    awards,
  },
  present,
  gpa,
  expires,
  credentialId,
  levels: { Basic: basic, Conversational: conversational, Fluent: fluent, Native: native },
  categories: {
    'Programming Languages': categories[0],
    'Frameworks & Libraries': categories[1],
    'Tools & Technologies': categories[2],
    Databases: categories[3],
    'Cloud Platforms': categories[4],
    'Soft Skills': categories[5],
    Languages: categories[6],
    Other: categories[7],
  },
})
