import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { openingWord } from '../score/openings.ts'

export const improvedKinds = ['summary', 'responsibility', 'description', 'paragraph'] as const
/** The kind of text: a resume's summary, one responsibility, a project's description, or a paragraph of a letter. */
export type ImprovedKind = (typeof improvedKinds)[number]

type Job = ResumeContent['workExperience'][number]

/** The job that contains a responsibility, found by its text; null if none does. */
export const jobOf = (text: string, material: ResumeContent): Job | null =>
  material.workExperience.find(({ responsibilities }) =>
    responsibilities.some((line) => line.trim() === text.trim()),
  ) ?? null

/** The same for a role without pay. */
export const roleOf = (text: string, material: ResumeContent): ResumeContent['volunteering'][number] | null =>
  material.volunteering.find(({ responsibilities }) => responsibilities.some((line) => line.trim() === text.trim())) ??
  null

/** Verbs that start at least two other lines of the resume. */
export function wornOpenings(text: string, material: ResumeContent): Set<string> {
  const counts = new Map<string, number>()
  for (const line of material.workExperience.flatMap(({ responsibilities }) => responsibilities)) {
    if (line.trim() === text.trim()) continue
    const word = openingWord(line)
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= 2).map(([word]) => word))
}
