/** Education levels in ascending order. `other` in a profile gives no level. */
const levels = ['high_school', 'associate', 'bachelor', 'master', 'phd'] as const
export type DegreeLevel = (typeof levels)[number]

const patterns: Record<DegreeLevel, RegExp> = {
  phd: /\b(?:ph\.? ?d\b\.?|doctorate|doctoral(?: degree)?|dphil|d\.? ?phil)/i,
  master:
    /\b(?:master['’]?s?(?:['’])? (?:degree|of|in)|master['’]s|masters degree|m\.? ?sc\b\.?|m\.s\.|ms (?:in|degree)|m\.a\.|ma (?:in|degree)|m\.? ?eng\b|mba|msn|msw|mfa|mph|m\.ed\b|llm degree|graduate degree|advanced degree|maestría|maîtrise)/i,
  bachelor:
    /\b(?:bachelor['’]?s?|b\.? ?sc\b\.?|b\.s\.|bs (?:in|degree)|bs\/ba|ba\/bs|b\.a\.|ba (?:in|degree)|b\.? ?eng\b|b\.? ?tech\b|b\.? ?com\b|bba|bsn|bfa|llb|b\.ed\b|undergraduate degree|university degree|college degree|four[- ]year degree|4[- ]year degree|degree in|licenciatura|licence universitaire)/i,
  associate:
    /\b(?:associate['’]?s? (?:degree|of|in)|associates degree|a\.a\.s?\.|aas\b|two[- ]year degree|2[- ]year degree|hnd\b|foundation degree|college diploma)/i,
  high_school:
    /\b(?:high school|ged\b|hs diploma|secondary school (?:diploma|certificate)|secondary education|a[- ]levels?|gcses?|abitur|baccalauréat|leaving certificate)/i,
}
// Short names match only in capitals and in context: otherwise they could be words or states ('Boston, MA').
const shortNames: [DegreeLevel, RegExp][] = [
  // 'bed' and the Swedish 'med' are not degrees.
  ['master', /\bM\.? ?Ed\b/],
  ['bachelor', /\bB\.? ?Ed\b/],
  ['master', /(?<!,\s)\bM[AS]\b(?=,?\s+(?:\(?Hons\.?\)?,?\s+)?[A-Z][a-z])/],
  ['bachelor', /(?<!,\s)\b(?:B[AS]|AB)\b(?=,?\s+(?:\(?Hons\.?\)?,?\s+)?[A-Z][a-z])/],
]
// A high school teacher or a master data manager does not mention a degree.
const notDegree =
  /\b(?:high school (?:teacher|students|math|english|coach|science|classes)|scrum master|master data|master plan)/i

export type DegreeFound = { level: DegreeLevel; start: number; end: number; isUnderway: boolean }

/** The degrees that a text names, highest first. */
export function degreesIn(text: string): DegreeFound[] {
  const found: DegreeFound[] = []
  for (const level of levels) {
    const match =
      patterns[level].exec(text) ??
      shortNames.map(([short, name]) => (short === level ? name.exec(text) : null)).find((one) => one !== null)
    if (match && !notDegree.test(text.slice(match.index, match.index + 30))) {
      found.push({
        level,
        start: match.index,
        end: match.index + match[0].trimEnd().length,
        isUnderway: false,
      })
    }
  }
  markUnderway(found, text)
  // 'Associate degree in Business' also contains 'degree in', which on its own means a bachelor's degree.
  const isNamed = (one: DegreeFound) => !/^degree in/i.test(text.slice(one.start, one.end))
  return (found.some(isNamed) ? found.filter(isNamed) : found).reverse()
}

/** Marks unfinished degrees. The words about one degree end where the next degree begins. */
function markUnderway(found: DegreeFound[], text: string): void {
  const inOrder = [...found].sort((a, b) => a.start - b.start)
  inOrder.forEach((degree, index) => {
    const from = index === 0 ? 0 : degree.start
    degree.isUnderway = underway.test(text.slice(from, inOrder[index + 1]?.start ?? text.length))
  })
}

const underway =
  /\b(?:expected|in progress|anticipated|pursuing|candidate(?: for| in|,|$)|abd|left|currently (?:enrolled|studying)|ongoing|incomplete|did not (?:finish|complete)|unfinished|high school student|graduating)\b/i

const impliedFields: [RegExp, string][] = [
  [/\b(?:bsn|msn|dnp)\b/i, 'nursing'],
  [/\b(?:mba|bba)\b/i, 'business administration management'],
  [/\b[bm]\.? ?(?:tech|eng)\b/i, 'engineering'],
  [/\b[bm]\.? ?ed\b/i, 'education teaching'],
  [/\b[bm]fa\b/i, 'arts'],
  [/\bb\.? ?com\b/i, 'commerce accounting finance'],
  [/\bllb\b/i, 'law'],
  [/\bm(?:ph)\b/i, 'public health'],
  [/\bmsw\b/i, 'social work'],
]

/** The fields that the short name of a degree implies ('BSN' is nursing). */
export function impliedField(text: string): string {
  return impliedFields.flatMap(([pattern, field]) => (pattern.test(text) ? [field] : [])).join(' ')
}

/** A higher level has a higher rank; -1 for no level. */
export function degreeRank(level: string | null): number {
  return levels.indexOf(level as DegreeLevel)
}

const names: Record<DegreeLevel, string> = {
  high_school: 'high school diploma',
  associate: 'associate degree',
  bachelor: "bachelor's degree",
  master: "master's degree",
  phd: 'doctorate',
}

/** The level as text ("bachelor's degree"). */
export function degreeName(level: DegreeLevel): string {
  return names[level]
}

/** The words that name the field ('in Statistics, Economics or a related field'); '' if any field is accepted. */
export function degreeField(text: string, after: number): string {
  const rest = text.slice(after)
  const field =
    /^['’]?s?\s*(?:degree\s*)?(?:(?:of|in|[:,–-])\s*)?(?:(?:science|arts)\s*)?(?:degree\s*)?(?:in|[:,–-])\s+([^.;()\s][^.;()]*)/i.exec(
      rest,
    )?.[1] ?? ''
  return field
    .replace(/\b(?:or|and)\s+(?:(?:equivalent|relevant|comparable)\s*)?(?:work |professional )?experience.*$/i, '')
    .trim()
}
