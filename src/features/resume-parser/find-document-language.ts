import { type DocumentLanguage, documentLanguages } from '#features/document-content/document-labels.ts'
import { findLanguage } from '#lib/find-language.ts'
import type { SourceLine } from '#lib/source-line.ts'
import { languagesOfHeading } from './section-headings.ts'

const isOurs = (language: string): language is DocumentLanguage =>
  (documentLanguages as readonly string[]).includes(language)

/** The number of headings that a language needs. A heading that several languages share counts a fraction for each. */
const ENOUGH = 1.5

/** The language in which a resume is written, by its script and headings; 'en' if neither is clear. */
export function findDocumentLanguage(lines: readonly Pick<SourceLine, 'text'>[]): DocumentLanguage {
  const byLetters = findLanguage(lines.map(({ text }) => text).join('\n')).lang
  if (byLetters !== 'en') return isOurs(byLetters) ? byLetters : 'en'
  const counts = new Map<string, number>()
  for (const { text } of lines) {
    const languages = languagesOfHeading(text)
    for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1 / languages.length)
  }
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a)
  return first && first[1] >= ENOUGH && isOurs(first[0]) ? first[0] : 'en'
}
