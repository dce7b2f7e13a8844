import { limits, type ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import type { Draft } from './draft.ts'
import { findDate, without } from './find-dates.ts'
import type { NumberedLine } from './lines.ts'

type Certification = ResumeContent['certifications'][number]

const CREDENTIAL =
  /\b(?:(?:credential|licen[sc]e|certificate|zertifikat|id)\s*(?:(?:id|no\.?|number|nr\.?|#)\s*)?[:#]|credential\s+id)\s*([\w-]{4,})/iu
const EXPIRES =
  /\b(?:expir\w*|valid (?:until|to|through)|g\u00fcltig bis|expire|valide jusqu\S*|v\u00e1lid[oa] hasta|vence)\b\s*:?\s*/iu

/** The certifications of a section: one a line, except lines that only describe the previous one. */
export function readCertifications(draft: Draft, all: readonly NumberedLine[]): Certification[] {
  const found: Certification[] = []
  const lines = withRests(all).flatMap(namesInRow)
  const groups = groupByLooks(lines) ?? pairsOf(lines)
  if (groups) draft.place(lines.map(({ number }) => number))
  const groupedLines = groups ?? joinWrapped(lines)
  const isPaired = areIssuersBelow(groupedLines)
  for (const [at, line] of groupedLines.entries()) {
    const last = found.at(-1)
    const one = readOne(draft, line, isPaired)
    if (last && !last.issuer && isPaired && isBare(line) && isHead(groupedLines[at - 1])) {
      last.issuer = draft.short(`${last.id}.issuer`, line.text, [line.number], 0.75)
      continue
    }
    // 'Scrum Alliance \u00b7 Expires May 2027' below a name with its date
    const isUnder =
      last && !last.issuer && !one.date && (one.expiryDate || one.credentialId) && isHead(groupedLines[at - 1])
    if (isUnder && one.name && !one.issuer) {
      last.issuer = draft.short(`${last.id}.issuer`, one.name, [line.number], 0.75)
      last.expiryDate ||= one.expiryDate
      last.credentialId ||= one.credentialId
      continue
    }
    if (one.name || !last) {
      if (found.length < limits.items) found.push(one)
      continue
    }
    last.date ||= one.date
    last.credentialId ||= one.credentialId
    last.expiryDate ||= one.expiryDate
    draft.place([line.number])
  }
  return found.filter(({ name, issuer }) => name || issuer)
}

/** Joins names whose last words are on the next line, which then begins with a lower-case letter. */
function withRests(lines: readonly NumberedLine[]): NumberedLine[] {
  const joinedLines: NumberedLine[] = []
  for (const [at, line] of lines.entries()) {
    const [above, before] = [lines[at - 1], joinedLines.at(-1)]
    const isRest = line.kind === 'text' && /^\p{Ll}/u.test(line.text) && line.gap < 0.5 && above?.isBold === line.isBold
    if (isRest && before && !/[.!?]$/.test(before.text))
      joinedLines.splice(-1, 1, { ...before, text: `${before.text} ${line.text}` })
    else joinedLines.push(line)
  }
  return joinedLines
}

/** Splits several names in one row: 'First aid \u2022 Fire drill \u2022 Radio'. */
function namesInRow(line: NumberedLine): NumberedLine[] {
  const names = line.text
    .split('\u2022')
    .map((name) => name.trim())
    .filter(Boolean)
  return names.length > 2 ? names.map((text) => ({ ...line, text })) : [line]
}

const isHead = (line: NumberedLine | undefined): boolean =>
  line !== undefined && findDate(line.text) !== null && !EXPIRES.test(line.text)

/** A short line without a date, a number or a list sign. */
const isBare = (line: NumberedLine | undefined): boolean =>
  line !== undefined &&
  line.kind === 'text' &&
  line.text.length <= 60 &&
  !findDate(line.text) &&
  !CREDENTIAL.test(line.text) &&
  !EXPIRES.test(line.text)

/** Whether each line with a date is followed by a line without one, which is the issuer. */
const areIssuersBelow = (lines: readonly NumberedLine[]): boolean =>
  lines.some(isHead) && lines.every((line, at) => (isHead(line) ? isBare(lines[at + 1]) : true))

/**
 * If each name is bold or larger than its details, joins a name and its details with tabs: 'Scrum Product Owner', 'Scrum Alliance', 'May
 * 2019', 'Expires May 2027'. Null if the lines are formatted differently.
 */
function groupByLooks(lines: readonly NumberedLine[]): NumberedLine[] | null {
  const [first] = lines
  if (!first) return null
  const isName = (line: NumberedLine) => (first.isBold ? line.isBold : line.size > first.size - 0.4)
  const below = lines.filter((line) => !isName(line))
  if (below.length === 0 || below.some(({ kind, text }) => kind === 'item' || text.length > 80)) return null
  const groups: NumberedLine[] = []
  for (const [at, line] of lines.entries()) {
    const [last, above] = [groups.at(-1), lines[at - 1]]
    const isWrapped = isName(line) && above && isName(above) && line.gap < 0.25 && !findDate(above.text)
    if (!last || (isName(line) && !isWrapped)) groups.push({ ...line })
    else last.text += `${isWrapped ? ' ' : '\t'}${line.text}`
  }
  return groups.every(({ text }) => text.split('\t').length <= 6) ? groups : null
}

/**
 * Joins each name with the line below it, which has the issuer and the date: 'Boat Radio', 'Harbour School, 2022'. Null for other lines.
 */
function pairsOf(lines: readonly NumberedLine[]): NumberedLine[] | null {
  const isPair = (at: number) => isBare(lines[at]) && isHead(lines[at + 1]) && lines[at + 1]?.kind === 'text'
  const firsts = lines.flatMap((_, at) => (at % 2 === 0 ? [at] : []))
  if (lines.length < 4 || lines.length % 2 > 0 || !firsts.every(isPair)) return null
  return firsts.map((at) => ({ ...(lines[at] as NumberedLine), text: `${lines[at]?.text}\t${lines[at + 1]?.text}` }))
}

/** Joins names in a narrow column that continue on the next lines, up to their date. */
function joinWrapped(lines: readonly NumberedLine[]): NumberedLine[] {
  const joinedLines: NumberedLine[] = []
  let open: NumberedLine[] = []
  for (const line of lines) {
    const isContinued = line.isSide && line.kind === 'text' && line.gap < 0.25 && open.length < 5
    if (!isContinued) joinedLines.push(...open.splice(0))
    open.push(line)
    if (!findDate(line.text)) continue
    joinedLines.push({ ...line, number: open[0]?.number ?? line.number, text: open.map(({ text }) => text).join(' ') })
    open = []
  }
  return [...joinedLines, ...open]
}

const DESCRIBED = /^([^:]{6,60}?):\s(?=\S)(.+)$/u
/** A text after a colon that is longer than this is a description and not part of the name. */
const LONG = 60

/** Removes the description: 'Boat radio' of 'Boat radio: a course of six weeks that ...'. */
function withoutDescription(text: string): string {
  const [, name = '', words = ''] = DESCRIBED.exec(text) ?? []
  return name && (words.length > LONG || /^\p{Ll}|^\d+[\s-]\p{Ll}/u.test(words)) ? name : text
}

/** Words in front of a dash: with the issuer on the next line, both sides of the dash are the name. */
const IS_NAME = /^[^\t|\u00b7]{3,}\s[\u2013\u2014-]\s[^\t|\u00b7]{3,}$/u

function readOne(draft: Draft, line: NumberedLine, hasIssuerBelow: boolean): Certification {
  const id = newId()
  const here = [line.number]
  let text = line.text
  const credential = CREDENTIAL.exec(text)
  if (credential) text = text.replace(credential[0], '\t')
  const expiry = EXPIRES.exec(text)
  const until = expiry ? findDate(text.slice(expiry.index)) : null
  if (expiry && until) text = text.slice(0, expiry.index) + text.slice(expiry.index + until.at + until.length)
  const date = findDate(text)
  if (date) text = without(text, date)
  const [first = '', ...cells] = text.split('\t')
  const [name = '', issuer = ''] =
    hasIssuerBelow && IS_NAME.test(first) && !IS_NAME.test(cells.join('\t'))
      ? [
          first.trim(),
          cells
            .map((cell) => cell.trim())
            .filter(Boolean)
            .join(', '),
        ]
      : nameAndIssuer(withoutDescription(text))
  if (date) draft.note(`${id}.date`, here, 0.9)
  return {
    id,
    name: draft.short(`${id}.name`, name, here, 0.85),
    issuer: draft.short(`${id}.issuer`, issuer, here, 0.75),
    date: date?.date ?? '',
    expiryDate: until?.date ?? '',
    credentialId: credential ? draft.short(`${id}.credentialId`, credential[1] ?? '', here, 0.8) : '',
  }
}

/** '(CKA)', '(1Z0-804)', '(in progress)': text in brackets at the end that is not an issuer. */
const IS_CODE = /^(?:[\p{Lu}\d][\p{Lu}\d.+-]{1,11}|\d[\w.-]*|\p{Ll}[\p{L}\s]+)$/u

/** Splits name and issuer. In 'Solutions Architect - Associate', the level is part of the name. */
function nameAndIssuer(text: string): string[] {
  const parts = text
    .split(
      /\t|\s[|\u00b7\u2022]\s|\s[\u2013\u2014-]\s(?!(?:associate|professional|specialty|foundations?|practitioner|expert|master|advanced|intermediate|basic|beginner|fundamentals|level \w{1,3})(?:$|[\t,]))|\s(?:by|issued by|ausgestellt von|par|por)\s/iu,
    )
    .map((part) => part.replace(/^[\s,;()]+|(?<![\s,;(])[\s,;(]+$/g, '').replace(/^([^(]*)\)$/, '$1'))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  const [only] = parts
  if (parts.length !== 1 || only === undefined) return [parts[0] ?? '', parts.slice(1).join(', ')]
  const bracket = /^(.*\S)\s*\(([^()]+)\)$/.exec(only)
  if (bracket && !IS_CODE.test(bracket[2] ?? '')) return [bracket[1] ?? '', bracket[2] ?? '']
  const comma = only.lastIndexOf(', ')
  return comma < 0 ? [only] : [only.slice(0, comma), only.slice(comma + 2)]
}
