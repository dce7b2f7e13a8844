import { limits, type ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import type { Draft } from './draft.ts'
import { type FoundRange, findRange } from './find-dates.ts'
import type { NumberedLine } from './lines.ts'
import { splitBracket } from './linkedin-pdf-parts.ts'
import { mayBePlace } from './words.ts'

type Job = ResumeContent['workExperience'][number]
type Study = ResumeContent['education'][number]
type Role = {
  company: NumberedLine | null
  title: NumberedLine | null
  dated?: Dated
  place?: NumberedLine
  description: DescriptionLine[]
}
type Dated = { range: FoundRange; line: NumberedLine }
/** A paragraph, which may continue on the next page. */
type DescriptionLine = { text: string; numbers: number[]; last: NumberedLine }

const COMPANY = 11.75
const TITLE = 11

/**
 * The jobs of LinkedIn's PDF. The size of a line shows whether it is a company, a role or a detail of the role: the dates, the place, and
 * after white space the description. A company with several roles has their total duration below it.
 */
export function readLinkedInJobs(draft: Draft, lines: readonly NumberedLine[], scale: number): Job[] {
  const roles: Role[] = []
  let company: NumberedLine | null = null
  let role: Role | undefined
  const begin = (title: NumberedLine | null) => {
    role = { company, title, description: [] }
    roles.push(role)
    return role
  }
  for (const line of lines) {
    const size = line.size / scale
    if (size > COMPANY) {
      company = line
      role = undefined
    } else if (size > TITLE) begin(line)
    else {
      const dated: Dated | null = role?.dated ? null : datedOf(line)
      if (dated) (role ?? begin(null)).dated = dated
      // the total duration of several roles
      else if (!role) draft.place([line.number])
      else if (isPlaceOf(role, line)) role.place = line
      else addDescriptionLine(role.description, line)
    }
  }
  return roles.slice(0, limits.items).map((one) => toJob(draft, one))
}

/** 'March 2019 - Present (3 years 2 months)'; the duration is part of the dates. */
function datedOf(line: NumberedLine): Dated | null {
  const range = findRange(splitBracket(line.text).before || line.text, true)
  return range && line.kind !== 'item' && line.text.length < 90 ? { range, line } : null
}

/** Whether a line is the place of a role: it follows the dates without white space. At the top of a page, only its words show it. */
function isPlaceOf({ dated, place, description }: Role, line: NumberedLine): boolean {
  if (!dated || place || description.length > 0 || line.kind === 'item') return false
  return line.page === dated.line.page ? line.gap < 0.4 : line.text.length < 50 && mayBePlace(line.text)
}

/** Adds a line to the description; a sentence that a page break divides stays one paragraph. */
function addDescriptionLine(description: DescriptionLine[], line: NumberedLine): void {
  const before = description.at(-1)
  const isRest =
    before &&
    line.page !== before.last.page &&
    line.kind !== 'item' &&
    /^[\p{Ll}(]/u.test(line.text) &&
    !/[.!?:;]$/.test(before.text)
  if (!isRest) description.push({ text: line.text, numbers: [line.number], last: line })
  else
    Object.assign(before, {
      text: `${before.text} ${line.text}`,
      numbers: [...before.numbers, line.number],
      last: line,
    })
}

export function toJob(draft: Draft, { company, title, dated, place, description }: Role): Job {
  const id = newId()
  const text = (field: string, line: NumberedLine | null | undefined) =>
    line ? draft.short(`${id}.${field}`, line.text, [line.number], 0.95) : ''
  if (dated) draft.note(`${id}.startDate`, [dated.line.number], dated.range.start ? 0.95 : 0.5)
  if (dated) draft.note(`${id}.endDate`, [dated.line.number], 0.95)
  return {
    id,
    jobTitle: text('jobTitle', title),
    company: text('company', company),
    location: text('location', place),
    startDate: (dated?.range.isSingle ? dated.range.end : dated?.range.start) ?? '',
    endDate: dated?.range.end ?? null,
    isCurrentRole: dated?.range.isCurrent ?? false,
    isSameEmployer: false,
    responsibilities: description
      .slice(0, limits.lines)
      .map(({ text: words, numbers }) => draft.long(`${id}.responsibilities`, words, numbers, 0.95)),
  }
}

/** The studies: a school, and below it 'degree, field · (2010 - 2014)'. */
export function readLinkedInStudies(draft: Draft, lines: readonly NumberedLine[], scale: number): Study[] {
  const found: { school: NumberedLine | null; about: NumberedLine | null }[] = []
  for (const line of lines) {
    const last = found.at(-1)
    if (line.size / scale > COMPANY) found.push({ school: line, about: null })
    // a study has only one line, so a line close below it continues it
    else if (last?.about && line.gap < 0.6) {
      last.about = { ...last.about, text: `${last.about.text} ${line.text}` }
      draft.place([line.number])
    } else if (!last || last.about) found.push({ school: null, about: line })
    else last.about = line
  }
  return found.slice(0, limits.items).map(({ school, about }) => toStudy(draft, school, about))
}

export function toStudy(
  draft: Draft,
  school: NumberedLine | null,
  about: NumberedLine | null,
  split = splitBracket,
): Study {
  const id = newId()
  const { before, bracket } = split(about?.text ?? '')
  const range = /\d{4}/.test(bracket) ? findRange(bracket, true) : null
  const degree = range ? before : (about?.text ?? '')
  const year = (range?.end ?? range?.start ?? '').slice(0, 4)
  const here = about ? [about.number] : []
  return {
    id,
    degree: draft.short(
      `${id}.degree`,
      degree.replace(/^[\s\u00b7,]+|(?<![\s\u00b7,])[\s\u00b7,]+$/gu, ''),
      here,
      0.95,
    ),
    school: school ? draft.short(`${id}.school`, school.text, [school.number], 0.95) : '',
    location: '',
    graduationYear: year ? draft.short(`${id}.graduationYear`, year, here, range?.isCurrent ? 0.5 : 0.95) : '',
    gpa: '',
    honors: '',
  }
}
