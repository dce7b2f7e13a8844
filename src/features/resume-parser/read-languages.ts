import { limits, type proficiencies, type ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import type { Draft } from './draft.ts'
import { foldLetters } from './fold-letters.ts'
import type { NumberedLine } from './split-sections.ts'

type Language = ResumeContent['languages'][number]
type Level = (typeof proficiencies)[number]
export type LanguageLevel = Pick<Language, 'proficiency' | 'writtenLevel'>

// the more telling words first: 'full professional' is no 'professional'
const levels: [Level, RegExp][] = [
  [
    'Native',
    /native|mother tongue|bilingual|muttersprach|maternelle|bilingue|nativ[oa]|matern[oa]|first language|modersmal/,
  ],
  [
    'Fluent',
    /fluent|fliessend|flie\u00dfend|\bc[12]\b|full professional|verhandlungssicher|courant|fluid[oa]|avanzad[oa]|advanced|avance|proficient|excellent|sehr gut|near[- ]native|professional working|business/,
  ],
  [
    'Conversational',
    /conversation|konversation|\bb[12]\b|intermediate|intermedi|gute? kenntnisse|\bgut\b|limited working|working knowledge|good|moderate|bien/,
  ],
  [
    'Basic',
    /basic|basico|elementary|beginner|grundkenntnis|anfanger|\ba[12]\b|notions|debutant|scolaire|elementar|school|base/,
  ],
]

/** The level that these words mean; undefined where they mean none. */
export const proficiencyOf = (text: string): Level | undefined =>
  levels.find(([, pattern]) => pattern.test(foldLetters(text)))?.[0]

/** The level in these words, and the words themselves where they say more than its name; '' where there are none. */
export function levelOf(words: string): LanguageLevel {
  const text = words.replace(/^[\s(:\u2013\u2014-]+|(?<![\s)])[\s)]+$/g, '').slice(0, limits.short)
  const found = proficiencyOf(text) ?? ''
  const isName = found !== '' && text.toLowerCase() === found.toLowerCase()
  return { proficiency: found, writtenLevel: isName ? '' : text }
}

/** The languages of a section with how well they are spoken. */
export function readLanguages(draft: Draft, lines: readonly NumberedLine[]): Language[] {
  const languages: Language[] = []
  for (const line of lines) {
    for (const text of tokensOf(line.text)) {
      const { index, 0: sign = '' } = /[:(\u2013\u2014\t]|\s-\s/u.exec(text) ?? { index: text.length }
      const name = text.slice(0, index).trim()
      const words = text.slice(index + sign.length).trim()
      const level = levelOf(words)
      const known = languages.at(-1)
      // a level on a line of its own belongs to the language above it
      if (!words && known && proficiencyOf(name) && name.split(' ').length <= 4) {
        Object.assign(known, levelOf(name))
        draft.note(`${known.id}.proficiency`, [line.number], 0.7)
        continue
      }
      if (!name || languages.length >= limits.items) continue
      const id = newId()
      if (words) draft.note(`${id}.proficiency`, [line.number], level.proficiency ? 0.9 : 0.3)
      const isOdd = name.split(' ').length > 3
      languages.push({
        id,
        name: draft.short(`${id}.name`, name, [line.number], isOdd ? 0.4 : 0.9),
        ...level,
      })
    }
  }
  return languages
}

/** The languages on one line, each with its level; 'English<tab>Native' is one. */
function tokensOf(text: string): string[] {
  const cells = text.split('\t')
  if (cells.length === 2 && proficiencyOf(cells[1] ?? '')) return [text]
  return text
    .split(/[,;|\u00b7\u2022\t](?![^(]{0,200}\))/u)
    .map((token) => token.trim())
    .filter((token) => /\p{L}/u.test(token))
}
