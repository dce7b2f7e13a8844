import { foldLetters } from './fold-letters.ts'
import { headingKind } from './section-headings.ts'
import type { NumberedLine } from './split-sections.ts'
import { pageTitles } from './vocabulary/all.ts'
import { labelKind } from './vocabulary/labels.ts'
import { isCompany, isPlace, isRole } from './words.ts'

export type FoundName = { name: string; lines: number[] }

const SPACED = /^(?:\p{L}\s){2,}\p{L}$/u
const IDEOGRAPHS = /^[\p{sc=Han}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}\s]{2,12}$/u

/** Whether a page calls itself so: 'Curriculum vitae', 'Lebenslauf'. */
export const isPageTitle = (text: string): boolean =>
  pageTitles.has(foldLetters(text).replace(/^[\s:]+|(?<![\s:])[\s:]+$/g, '')) ||
  pageTitles.has(foldLetters(text).replace(/\s/g, ''))

/** The name is what is set largest of all that could be one; a name may take two lines. */
export function findName(lines: readonly NumberedLine[]): FoundName | undefined {
  const top = lines.slice(0, 40)
  const likely = top.filter(({ text }) => isNameLike(nameIn(text)))
  const largest = Math.max(...likely.map(({ size }) => size))
  const first = likely.find(({ size }) => size === largest)
  if (!first) return undefined
  const name = nameIn(first.text)
  const next = top[top.indexOf(first) + 1]
  const isSplit =
    next !== undefined &&
    next.size === first.size &&
    next.isBold === first.isBold &&
    next.gap < 0.6 &&
    name.split(' ').length <= 2 &&
    /^[\p{L}.'\u2019\s-]+$/u.test(next.text) &&
    nameIn(next.text).split(' ').length <= 2 &&
    isNameLike(`${name} ${nameIn(next.text)}`) &&
    top.filter(({ size }) => size === first.size).length <= 2
  if (!isSplit) return { name, lines: [first.number] }
  return {
    name: name.endsWith('-') ? name + nameIn(next.text) : `${name} ${nameIn(next.text)}`,
    lines: [first.number, next.number],
  }
}

/** The part of a line that can be a name: without what follows a sign, and without what the page calls itself. */
export function nameIn(text: string): string {
  const first = (text.split(/\t|\s[|\u00b7\u2022]\s|,\s/)[0] ?? '').replace(/^name:\s*/i, '').trim()
  const whole = SPACED.test(first) ? first.replace(/\s/g, '') : first
  const words = whole.split(/\s+/)
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1) {
    if (isPageTitle(words.slice(0, count).join(' '))) return words.slice(count).join(' ')
    if (isPageTitle(words.slice(-count).join(' '))) return words.slice(0, -count).join(' ')
  }
  return whole
}

export function isNameLike(text: string): boolean {
  const words = text.split(/\s+/)
  const isShort = IDEOGRAPHS.test(text) ? text.length >= 2 : text.length >= 3
  if (words.length > 6 || !isShort || text.length > 60 || /[\d@:/]/.test(text) || isPlace(text)) return false
  if (isPageTitle(text) || isCompany(text) || headingKind(text) || labelKind(text)) return false
  if (isRole(text) && words.length < 6) return false
  return words.every((word) => /^[\p{L}\p{M}.'\u2019\u02bc()-]+$/u.test(word)) && /\p{Lu}|\p{Lo}/u.test(text)
}
