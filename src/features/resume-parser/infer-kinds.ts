import { findRange } from './find-dates.ts'
import type { NumberedLine, Section } from './lines.ts'
import { headingKind } from './section-headings.ts'
import { languageIn } from './vocabulary/language-names.ts'
import { isCompany, isDegree, isRole, isSchool } from './words.ts'

const MAX_HEAD = 140

/**
 * Infers the kind of sections with an unknown heading from their lines. A kind is only inferred if no known heading has it, so that a list
 * of voluntary work does not become a second list of jobs.
 */
export function inferKinds(sections: readonly Section[]): void {
  const known = new Set(sections.map(({ kind }) => kind))
  for (const section of sections) {
    const isWithoutNames = !section.lines.some(({ text }) =>
      text.split(/[\t,:\s]+/).some((word) => word.length > 3 && languageIn(word)),
    )
    if (section.kind === 'languages' && section.lines.length > 0 && isWithoutNames) section.kind = 'skills'
    if (section.kind === 'certifications' && areStudies(section.lines)) section.kind = 'education'
    if (section.kind !== 'custom' || headingKind(section.title)) continue
    const kind = kindOfLines(section.lines)
    if (kind && !known.has(kind)) section.kind = kind
  }
}

/**
 * Separates jobs and studies without a heading. If a resume has no heading for jobs, they begin at lines with a period and the name of a
 * role, company or school, above the first heading or in a section of another kind.
 */
export function separateJobsAndStudies(sections: Section[]): void {
  if (sections.some(({ kind, lines }) => kind === 'jobs' && lines.length > 0)) return
  const found = sections
    .filter(({ kind }) => kind === 'preface' || kind === 'custom')
    .find((section) => headsIn(section).length >= 3)
  if (!found) return
  const heads = headsIn(found)
  const parts = found.lines.splice(heads[0] ?? 0)
  const first = heads[0] ?? 0
  const own: Record<'jobs' | 'education', NumberedLine[]> = { jobs: [], education: [] }
  for (const [index, at] of heads.entries()) {
    const head = parts[at - first] as NumberedLine
    const isStudy = (isSchool(head.text) || isDegree(head.text)) && !isRole(head.text)
    own[isStudy ? 'education' : 'jobs'].push(
      ...parts.slice(at - first, (heads[index + 1] ?? Number.POSITIVE_INFINITY) - first),
    )
  }
  for (const kind of ['jobs', 'education'] as const)
    if (own[kind].length > 0) sections.push({ kind, title: '', heading: [], lines: own[kind] })
}

/** The lines of a section with words and a date in a cell of its own, if most of them name a role, a company or a school. */
function headsIn({ lines }: Section): number[] {
  const heads = [...lines.keys()].filter((at) => {
    const { text, kind } = lines[at] as NumberedLine
    const [words = '', date = '', ...more] = text.split('\t')
    const range = kind === 'item' || more.length > 0 || text.length > MAX_HEAD ? null : findRange(date, true)
    return range !== null && range.length >= date.trim().length - 2 && /\p{L}{3}/u.test(words)
  })
  const named = heads.filter((at) => {
    const { text } = lines[at] as NumberedLine
    return isRole(text) || isCompany(text) || isSchool(text) || isDegree(text)
  })
  const isCareer = heads.some((at) => isRole(lines[at]?.text ?? '') && findRange(lines[at]?.text ?? '') !== null)
  return isCareer && named.length * 3 >= heads.length * 2 ? heads : []
}

/** Whether courses have periods and schools, as studies do; a certificate has the day of its issue. */
function areStudies(lines: readonly NumberedLine[]): boolean {
  const short = lines.filter(({ text }) => text.length <= MAX_HEAD)
  const periods = short.filter(({ text }) => isPeriod(text))
  const schools = short.filter(({ text }) => isSchool(text))
  return periods.length >= 2 && schools.length >= periods.length && !short.some(({ text }) => isSingleDate(text))
}

const isPeriod = (text: string): boolean => {
  const range = findRange(text)
  return range !== null && !range.isSingle
}
const isSingleDate = (text: string): boolean => findRange(text, true)?.isSingle === true

/** Jobs have periods and roles, studies have dates with degrees or schools. */
function kindOfLines(lines: readonly NumberedLine[]): 'jobs' | 'education' | undefined {
  const short = lines.filter(({ text }) => text.length <= MAX_HEAD)
  const count = (isWanted: (text: string) => boolean) => short.filter(({ text }) => isWanted(text)).length
  const periods = count((text) => findRange(text) !== null)
  const studies = count((text) => isSchool(text) || isDegree(text))
  const jobs = count((text) => isRole(text) || isCompany(text))
  if (periods >= 2 && jobs * 2 >= periods && jobs > studies) return 'jobs'
  const dates = count((text) => findRange(text, true) !== null)
  if (dates >= 3 && jobs * 2 >= dates && jobs > studies * 2) return 'jobs'
  return dates >= 1 && studies * 2 >= dates && studies >= 2 && studies >= jobs ? 'education' : undefined
}
