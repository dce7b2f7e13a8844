import { limits, type proficiencies, type ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import type { Draft } from './draft.ts'
import { foldLetters } from './fold-letters.ts'
import type { NumberedLine } from './lines.ts'
import { headingKind } from './section-headings.ts'
import { languageIn } from './vocabulary/language-names.ts'

type Language = ResumeContent['languages'][number]
type Level = (typeof proficiencies)[number]
export type LanguageLevel = Pick<Language, 'proficiency' | 'writtenLevel'>

/** The maximum length of a text about the level of a language. */
const MAX_LEVEL = 60
// more specific words first: 'full professional' must not match as 'professional'
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

/** The level that a text means; undefined if it means none. */
export const proficiencyOf = (text: string): Level | undefined =>
  levels.find(([, pattern]) => pattern.test(foldLetters(text)))?.[0]

/** The level in a text, and the text itself if it differs from the level's name; otherwise ''. */
export function levelOf(words: string): LanguageLevel {
  const text = words.replace(/^[\s(:\u2013\u2014-]+|(?<![\s)])[\s)]+$/g, '').slice(0, limits.short)
  const found = proficiencyOf(text) ?? ''
  const isName = found !== '' && text.toLowerCase() === found.toLowerCase()
  return { proficiency: found, writtenLevel: isName ? '' : text }
}

/** The languages of a section with their levels. */
export function readLanguages(draft: Draft, lines: readonly NumberedLine[]): Language[] {
  const languages: Language[] = []
  for (const line of lines) {
    for (const text of tokensOf(line.text)) {
      const { name, words } = nameAndLevel(text)
      const level = levelOf(words)
      const known = languages.at(-1)
      // 'Level: advanced' below a language
      if (words && known && !known.writtenLevel && !known.proficiency && level.proficiency && !languageIn(text)) {
        Object.assign(known, level)
        draft.note(`${known.id}.proficiency`, [line.number], 0.7)
        continue
      }
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

/** 'fluent in English', 'basic French': the level before the language. */
const LEVEL_FIRST = /^(\p{L}[\p{L}\s-]{2,30}?)\s(?:(?:in|en|in der|em|w)\s)?(\p{L}{3,20})$/u

function nameAndLevel(text: string): { name: string; words: string } {
  const [, before = '', name = ''] = languageIn(text) ? [] : (LEVEL_FIRST.exec(text) ?? [])
  if (name && languageIn(name) === name && proficiencyOf(before)) return { name, words: before }
  const known = languageIn(text)
  const { index, 0: sign = '' } = /[:\uff1a(\u2013\u2014\t]|\s-\s/u.exec(text) ?? { index: text.length }
  const at = known && known.length < index ? known.length : index
  return { name: text.slice(0, at).trim(), words: text.slice(at === index ? at + sign.length : at).trim() }
}

/** The languages on one line, each with its level; 'English<tab>Native' is one. */
function tokensOf(text: string): string[] {
  const { label, list } = takeLabel(text)
  if (label) return tokensOf(list)
  const cells = text.split('\t')
  if (cells.length > 1 && cells.slice(1).every((cell) => cell.length <= MAX_LEVEL && proficiencyOf(cell))) return [text]
  return text
    .split(/[,;|\u00b7\u2022\t\u060c\u3001\uff0c](?![^(]{0,200}\))/u)
    .flatMap(splitJoined)
    .map((token) => token.replace(/^[\s:]+/, '').trim())
    .filter((token) => /\p{L}/u.test(token))
}

/** 'Bengali & Odia' are two; 'Portuguese and how to teach it' is one. */
function splitJoined(text: string): string[] {
  const parts = text.split(/\s(?:&|\+|and|und|et|y|e|i|og|och|en|\u0438|\u0442\u0430|\u0648)\s/u)
  return parts.every((part) => languageIn(part.trim())) ? parts : [text]
}

/** Splits the label from a list of languages: 'Languages: ', 'Mother tongue<tab>'. */
function takeLabel(text: string): { label: string; list: string } {
  const at = text.search(/[:\uff1a\t]/u)
  const [label, list] = [text.slice(0, at).trim(), text.slice(at + 1).replace(/^[\s:]+/, '')]
  if (at < 0 || languageIn(label) || !languageIn(list)) return { label: '', list: text }
  return { label, list }
}

/** Whether a line outside the languages section is a list of languages: it contains only languages and levels. */
export function isListOfLanguages(line: NumberedLine): boolean {
  const tokens = tokensOf(line.text)
  return areLanguagesNamed(line) || (tokens.length > 0 && tokens.every((token) => isLanguage(token)))
}

/** Whether a line has a label for languages and lists only languages. */
export const areLanguagesNamed = ({ text }: NumberedLine): boolean => {
  const { label } = takeLabel(text)
  if (headingKind(label) !== 'languages') return false
  const tokens = tokensOf(text)
  const others = tokens.filter((token) => !languageIn(token))
  // a rarer language is known by its level
  return others.length === 0 || (tokens.length > 2 && others.length === 1 && /\(\p{L}/u.test(others[0] ?? ''))
}

function isLanguage(token: string): boolean {
  const name = languageIn(token)
  const words = token.slice(name.length)
  return name !== '' && (!/\p{L}/u.test(words) || proficiencyOf(words) !== undefined || /^[\s:]*\(/.test(words))
}

/** Whether a line of the languages section lists other things. */
export function areNoLanguages({ text }: NumberedLine): boolean {
  const tokens = tokensOf(text)
  const others = tokens.filter((token) => !proficiencyOf(token))
  return others.length >= 3 && others.length * 2 > tokens.length && !tokens.some((token) => languageIn(token))
}
