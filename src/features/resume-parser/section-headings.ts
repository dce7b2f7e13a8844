import type { SourceLine } from '#lib/source-line.ts'
import { foldLabel } from './fold-letters.ts'
import {
  headingAdjectives,
  headingJoins,
  kindOfCompact,
  kindOfHeading,
  languagesOfWords,
  otherHeadings,
} from './vocabulary/all.ts'
import { entryLabel } from './vocabulary/entry-labels.ts'
import { headingParts } from './vocabulary/heading-parts.ts'
import type { SectionKind } from './vocabulary/vocabulary.ts'
import { isRole } from './words.ts'

const MAX_LENGTH = 60
/** Icons, emoji and numbers before a heading. */
const BEFORE =
  /^(?:[\p{So}\p{Sk}\p{Co}\p{Cn}\p{Ps}\u2022#<>|:.*_=~\s\u2013\u2014-]|\ufe0f|\u200d|\d{1,2}[.)\u3001\uff0e\s]|[\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d\u5341]{1,2}[\u3001.\uff0e])+/u
const AFTER = /(?<![\p{Pe}\s:.|_=~*#<>\u2013\u2014\uff1a-])[\p{Pe}\s:.|_=~*#<>\u2013\u2014\uff1a-]+$/u
/** A number or total duration after a heading: 'Training 2', 'Experience: 5 years'; in Korean after the word for a total. */
const COUNT = /(?:\s?:\s?\d.{0,20}|\s\d{1,2}|\s\ucd1d\s.{2,12})$/u
const LETTER_SPACED = /^(?:(?:[\p{L}\p{N}&]\p{M}*){1,2}\s){3,}(?:[\p{L}\p{N}&]\p{M}*){1,2}$/u
/** An icon that has the code of a letter in its font: '\u00eb Experience'. */
const ICON = /^[^\p{ASCII}\s]\s(?=\S{3})/u
const IDEOGRAPHS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u30fb\u30fc/\uff0f\u3001\s]+/gu

/** The kind of section under a heading, in any language of `vocabulary/`; undefined if the text is not a known heading. */
export function headingKind(text: string): SectionKind | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const words = tidyHeading(text)
  if (words === '' || words.length > 48) return undefined
  // a heading whose first letters have another color may be read in parts ('exp erience')
  const counted = words.replace(COUNT, '')
  return (
    kindOfWords(words) ??
    kindOfBoth(words) ??
    (counted !== words ? kindOfWords(counted) : undefined) ??
    (words.includes('-') ? kindOfWords(words.replaceAll('-', ' ')) : undefined) ??
    kindOfGlued(counted.replaceAll(' ', '')) ??
    (ICON.test(text) ? headingKind(text.replace(ICON, '')) : undefined)
  )
}

/** The languages in which these words are a heading, as tags. */
export const languagesOfHeading = (text: string): readonly string[] =>
  text.length > MAX_LENGTH ? [] : (languagesOfWords.get(tidyHeading(text)) ?? [])

function tidyHeading(text: string): string {
  const bare = foldLabel(text)
    .replace(BEFORE, '')
    .replace(/[(\uff08][^()\uff08\uff09]{0,60}[)\uff09]$|[<\uff1c][^<>\uff1c\uff1e]{1,20}[>\uff1e]$/u, '')
    .replace(AFTER, '')
    .trim()
  return (LETTER_SPACED.test(bare) ? bare.replace(/\s/g, '') : bare).replace(/\s+/g, ' ')
}

function kindOfWords(words: string): SectionKind | undefined {
  return kindOfHeading.get(words) ?? kindOfHeading.get(withoutAdjectives(words)) ?? kindOfJoined(words)
}

/** 'relevant work experience' is 'experience'; 'formation professionnelle' is 'formation'. */
function withoutAdjectives(words: string): string {
  const tokens = words.split(' ')
  let [from, to] = [0, tokens.length]
  while (from < to - 1 && headingAdjectives.has(tokens[from] ?? '')) from += 1
  while (to > from + 1 && headingAdjectives.has(tokens[to - 1] ?? '')) to -= 1
  return tokens.slice(from, to).join(' ')
}

/** The kind of a heading that lost its spaces or had a space after each letter: 'workexperience'. */
function kindOfGlued(word: string): SectionKind | undefined {
  const wordKind = kindOfCompact.get(word)
  if (wordKind) return wordKind
  for (let cut = 2; cut < word.length - 3; cut += 1) {
    const [before, after] = [word.slice(0, cut), word.slice(cut)]
    const kind = headingAdjectives.has(before)
      ? kindOfCompact.get(after)
      : headingAdjectives.has(after)
        ? kindOfCompact.get(before)
        : undefined
    if (kind) return kind
  }
  return undefined
}

/** The kind of a joined heading such as 'skills & languages': that of its first part. Each part must be a known heading. */
function kindOfJoined(words: string): SectionKind | undefined {
  const kinds = kindsOfParts(words)
  return kinds.every((kind) => kind !== undefined) ? kinds[0] : undefined
}

/** Whether a heading is of jobs and of studies: 'Education & Teaching Experience'. */
export function isOfJobsAndStudies(text: string): boolean {
  if (text.length > MAX_LENGTH) return false
  const kinds = kindsOfParts(tidyHeading(text))
  return kinds.includes('jobs') && kinds.includes('education')
}

function kindsOfParts(words: string): (SectionKind | undefined)[] {
  const parts: string[] = ['']
  for (const token of words.replace(/[,/\u3001\uff0f\u30fb|+]/gu, ' $& ').split(/\s+/)) {
    if (headingJoins.has(token) || /^[,/\u3001\uff0f\u30fb|+]$/u.test(token)) parts.push('')
    else parts.push(`${parts.pop()} ${token}`.trim())
  }
  if (parts.length < 2 || parts.length > 4) return []
  return parts.filter(Boolean).map((part) => kindOfHeading.get(part) ?? kindOfHeading.get(withoutAdjectives(part)))
}

/** Whether a joined heading such as 'Technologies and Methods' is about skills; some of its words may be unknown. */
export function isJoinedWithSkills(text: string): boolean {
  if (text.length > MAX_LENGTH || /[\d@]|\.$/.test(text) || isRole(text)) return false
  const kinds = kindsOfParts(tidyHeading(text))
  const known = kinds.filter((kind) => kind !== undefined)
  return (
    known.length * 2 > kinds.length &&
    known.includes('skills') &&
    known.every((kind) => kind === 'skills' || kind === 'languages')
  )
}

/** A heading in two scripts: '\u6559\u80b2\u80cc\u666f Education'. */
function kindOfBoth(words: string): SectionKind | undefined {
  const ideographs = (words.match(IDEOGRAPHS) ?? []).join('').replace(/\s/g, '')
  if (!ideographs) return undefined
  const others = words.replace(IDEOGRAPHS, ' ').trim()
  return kindOfHeading.get(ideographs) ?? (others ? kindOfWords(others) : undefined)
}

const PREPOSITION =
  /^(in|of|with|at|for|im|als|bei|fur|en|de|del|dans|du|des|em|na|no|nel|nella|di|w|v|\u0432|\u043f\u043e|i|inom|met|van)$/u
/** Words with which titles and names begin as often as headings. */
const AMBIGUOUS =
  /^(projects?|software|work|research|languages?|programming|technology|career|service|training|teaching|community|press|portfolio|language|details|links|other|tools|certificate|certification|additional|award|profil|profile|studio|open)$/
const ENDING = /^(experience|experiences|skills|education|history|competencies|kenntnisse|erfahrung|erfahrungen)$/

/** The kind of a heading of which only a part is known ('Experience in industry'). Use it only for lines that look like headings. */
export function headingKindByStart(text: string): SectionKind | undefined {
  const tokens = tidyHeading(text).split(' ')
  if (tokens.length > 6) return undefined
  const at = tokens.findIndex((token, index) => index > 0 && index < 4 && PREPOSITION.test(token))
  if (at > 0) return kindOfWords(tokens.slice(0, at).join(' '))
  const last = kindOfHeading.get(tokens.at(-1) ?? '')
  if (tokens.length > 1 && last === 'projects') return last
  if (ENDING.test(tokens.at(-1) ?? '')) return kindOfHeading.get(tokens.at(-1) ?? '')
  const [first = ''] = tokens
  const kind = kindOfIdeographs(text)
  if (kind) return kind
  return tokens.length > 1 && !AMBIGUOUS.test(first) && !isRole(text) ? kindOfHeading.get(first) : undefined
}

const MAX_IDEOGRAPHS = 10

/** The kind of a Chinese or Japanese heading, by the first of the known parts that it contains. */
function kindOfIdeographs(text: string): SectionKind | undefined {
  const words = tidyHeading(text).replace(/[\s\u30fb/\u3001\u4e0e\u548c\uff0f]/gu, '')
  if (words.length > MAX_IDEOGRAPHS || !/^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u30fc]{2,}$/u.test(words))
    return undefined
  if (entryLabel(text)) return undefined
  return headingParts.find(([, parts]) => parts.some((part) => words.includes(part)))?.[0]
}

/** Whether a heading is like 'Other', whose meaning depends on the heading above it. */
export const isOther = (text: string): boolean => otherHeadings.has(tidyHeading(text))

/** The formatting of a line with its indentation, for pages whose entries are formatted like headings but are indented. */
export const placedStyleOf = (line: SourceLine): string => `${styleOf(line)} ${Math.round(line.x / 4)}`

/** The formatting of a line. A heading with unknown words is recognized by the formatting of the known ones. */
export const styleOf = ({ size, isBold, text, kind }: SourceLine): string =>
  `${Math.round(size * 2)} ${isBold} ${text === text.toUpperCase()} ${kind}`

/** Whether a line can be a heading. */
export const isHeadingLike = (line: SourceLine): boolean =>
  line.kind !== 'item' && line.text.length <= 48 && !/[\t\d@|,]|\.$/.test(line.text) && /\p{L}{2}/u.test(line.text)
