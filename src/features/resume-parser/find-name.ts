import { foldLetters } from './fold-letters.ts'
import type { NumberedLine } from './lines.ts'
import { headingKind } from './section-headings.ts'
import { pageTitles } from './vocabulary/all.ts'
import { labelKind } from './vocabulary/labels.ts'
import { languageIn } from './vocabulary/language-names.ts'
import { isCompany, isPlace, isRole } from './words.ts'

export type FoundName = { name: string; lines: number[] }

const SPACED = /^(?:[\p{L}()]\p{M}*\s){2,}[\p{L}()]\p{M}*$/u
/** The first line of Chinese resumes: '\u6797\u6653/\u5973/1997'. */
const NAME_AND_SEX = /^([\p{sc=Han}\u00b7]{2,10})\s?[/\uff0f|\uff5c]\s?[\u7537\u5973](?=\s?(?:[/\uff0f|\uff5c]|$))/u
const IDEOGRAPHS = /^[\p{sc=Han}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}\s]{2,12}$/u

/** Whether a text is the title of the document: 'Curriculum vitae', 'Lebenslauf'. */
export const isPageTitle = (text: string): boolean =>
  pageTitles.has(foldLetters(text).replace(/^[\s:]+|(?<![\s:])[\s:]+$/g, '')) ||
  pageTitles.has(foldLetters(text).replace(/\s/g, ''))

/** The name of the person: the largest text that can be a name, preferring one that the email address contains. It may be on two lines. */
export function findName(lines: readonly NumberedLine[], email: string): FoundName | undefined {
  const top = lines.slice(0, 40)
  const likely = top.filter(({ text }) => isNameLike(nameIn(text)))
  const named = top.filter(({ text }) => isNamed(text, email))
  const largestOf = (some: readonly NumberedLine[]) => {
    const size = Math.max(...some.map((line) => line.size))
    return some.find((line) => line.size === size)
  }
  const largest = largestOf(top)
  const isAlone = top.every((line) => line === largest || line.size * 1.2 < (largest?.size ?? 0))
  const isLarge = largest && isAlone && hasNameShape(nameIn(largest.text)) && !isRole(largest.text)
  const first = largestOf(named) ?? (isLarge ? largest : largestOf(likely.filter((line) => isSetOut(line, top))))
  if (!first) return undefined
  const name = nameIn(first.text)
  const second = top.find((line) => isSecondHalf(line, first, top))
  if (!second) return { name, lines: [first.number] }
  const half = nameIn(second.text)
  const [one, other] = second.number < first.number ? [half, name] : [name, half]
  return {
    name: one.endsWith('-') ? one + other : `${one} ${other}`,
    lines: [first.number, second.number].toSorted((a, b) => a - b),
  }
}

const MAX_ABOVE = 6
/**
 * Whether a line is near the top, bold or larger than other lines. Without one of these, a line that the email address does not contain is
 * not taken as the name.
 */
const isSetOut = (line: NumberedLine, top: readonly NumberedLine[]): boolean =>
  line.number < MAX_ABOVE || line.isBold || top.some(({ size }) => size < line.size - 0.5)

/** The minimum size of a name, relative to the text around it, whose halves may be apart or differ in weight. */
const LARGE = 1.4

/** Whether a line is the second half of a name on two lines; if the name is large, it may be some lines below. */
function isSecondHalf(line: NumberedLine, first: NumberedLine, top: readonly NumberedLine[]): boolean {
  const [name, half] = [nameIn(first.text), nameIn(line.text)]
  const alike = top.filter(({ size }) => Math.abs(size - first.size) < 0.5)
  if (line === first || !alike.includes(line) || alike.length > 2) return false
  if (name.split(' ').length > 2 || half.split(' ').length > 2 || !isNameLike(`${name} ${half}`)) return false
  const distance = top.indexOf(line) - top.indexOf(first)
  const isLarge = top.every((other) => alike.includes(other) || other.size * LARGE < first.size)
  if (isLarge && name.split(' ').length === 1) return Math.abs(distance) <= 3 && !isRole(half)
  const isAlike = line.size === first.size && line.isBold === first.isBold && line.gap < 0.6
  return isAlike && distance === 1 && /^[\p{L}.'\u2019\s-]+$/u.test(line.text)
}

/** Whether a text can be a name that this email address contains. */
export const isNamed = (text: string, email: string): boolean =>
  hasNameShape(nameIn(text)) && isInAddress(nameIn(text), email)

/** Whether the part of an email address before the '@' contains a part of this name. */
function isInAddress(name: string, email: string): boolean {
  const own = foldLetters(email.split('@')[0] ?? '')
  return foldLetters(name)
    .split(/[^\p{L}]+/u)
    .some((part) => part.length > 2 && new Set(part).size > 1 && own.includes(part))
}

/**
 * The part of a line that can be a name: without a heading next to it, without the text after a separator, and without a document title.
 */
export function nameIn(text: string): string {
  const labelledName = NAME_AND_SEX.exec(text)?.[1]
  if (labelledName) return labelledName
  const cells = text.split('\t')
  if (cells.every((cell) => SPACED.test(cell))) return cells.map((cell) => cell.replace(/\s/g, '')).join(' ')
  const own = cells.find((cell) => !headingKind(cell) && !isPageTitle(cell)) ?? text
  const [first = ''] = own
    .replaceAll('\u0640', '')
    .replace(/\u7684(?:\u4e2a\u4eba)?(?:\u7b80\u5386|\u7c21\u6b77|\u5c65\u6b74)$/u, '')
    .replace(/^name\s?[:\u2013-]\s*/iu, '')
    .split(/\s[|\u00b7\u2022\u2013\u2014/-]\s|,\s/u)
  const joinedName = SPACED.test(first.trim()) ? first.replace(/\s/g, '') : first.trim()
  return withoutTitle(joinedName)
    .replace(/^(?:of|for|[\u2013\u2014:-])\s+/iu, '')
    .replace(/^[[(](.*)[\])]$/u, '$1')
}

function withoutTitle(text: string): string {
  const words = text.split(/\s+/)
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1) {
    const before = words.slice(0, count).join(' ')
    if (isPageTitle(before) || (count > 1 && headingKind(before) === 'contact')) return words.slice(count).join(' ')
    // 'One-page CV' contains no name
    if (isPageTitle(words.slice(-count).join(' ')))
      return words.length - count > 1 ? words.slice(0, -count).join(' ') : ''
  }
  return text
}

/** Words that name parts of a page and never a person. */
const OF_PAGES =
  /\b(?:dates?|place|details?|profiles?|personal|board|years?|university|college|school|number|address|name|total|experience|objectives?|projects?|company|signature|declaration|passport|percentage|qualifications?)\b/iu

export function isNameLike(text: string): boolean {
  if (OF_PAGES.test(text) || languageIn(text) === text) return false
  if (!hasNameShape(text) || isPlace(text) || isCompany(text)) return false
  if (!/\p{Lu}|\p{Lo}/u.test(text)) return false
  return !isRole(text) || text.split(/\s+/).length >= 6
}

/** Whether a text is up to six words of only letters, and not a heading or label. */
function hasNameShape(text: string): boolean {
  const words = text.split(/\s+/)
  const isShort = IDEOGRAPHS.test(text) ? text.length >= 2 : text.length >= 3
  if (words.length > 6 || !isShort || text.length > 60 || /[\d@:/]|\p{L}\.\p{Ll}/u.test(text)) return false
  if (isPageTitle(text) || headingKind(text) || labelKind(text)) return false
  return words.every((word) => /^[\p{L}\p{M}.'\u2019\u02bc()\u201c\u201d\x22-]+$/u.test(word))
}
