import { findRange, without } from './find-dates.ts'
import type { NumberedLine, Section } from './lines.ts'
import { isOfJobsAndStudies } from './section-headings.ts'
import { hasLatinWordOf } from './vocabulary/latin-kinds.ts'
import { isDegree, isPlace, isRole, isSchool } from './words.ts'

const MAX_HEAD = 140
type Own = 'jobs' | 'education'

/** Divides a section whose heading names both ('Education and Experience') into jobs and studies, entry by entry. */
export function divideJobsAndStudies(sections: Section[]): void {
  for (const section of [...sections].filter(({ title }) => isOfJobsAndStudies(title))) {
    const starts = startsOf(section.lines)
    if (starts.length === 0) continue
    const parts: Record<Own, NumberedLine[]> = { jobs: [], education: [] }
    for (const [index, at] of starts.entries()) {
      const entry = section.lines.slice(index === 0 ? 0 : at, starts[index + 1])
      parts[kindOf(entry)].push(...entry)
    }
    const { jobs, education } = parts
    const isMixed = jobs.length > 0 && education.length > 0
    Object.assign(section, jobs.length > 0 ? { kind: 'jobs', lines: jobs } : { kind: 'education', lines: education })
    if (isMixed) sections.push({ kind: 'education', title: '', heading: [], lines: education })
  }
}

/** The first lines of the entries: lines with a period, or the line above if a period has only its place beside it. */
function startsOf(lines: readonly NumberedLine[]): number[] {
  return lines.flatMap((line, at) => {
    const range = line.kind === 'item' || line.text.length > MAX_HEAD ? null : findRange(line.text)
    if (!range) return []
    const above = lines[at - 1]
    const isNameAbove =
      above !== undefined && above.kind !== 'item' && above.text.length <= MAX_HEAD && !findRange(above.text)
    return [isNameAbove && !isNamed(without(line.text, range)) ? at - 1 : at]
  })
}

/** Whether a text has more than places: the name of an organization or a title. */
const isNamed = (text: string): boolean =>
  text.split(/[|\t\u00b7/]/).some((part) => /\p{L}{3}/u.test(part) && !isPlace(part.trim()) && !arePlaces(part))

const arePlaces = (text: string): boolean => text.split(',').every((part) => part.trim() === '' || isPlace(part.trim()))

function kindOf(entry: readonly NumberedLine[]): Own {
  const period = entry.findIndex(({ text }) => findRange(text) !== null)
  const text = entry
    .slice(0, period + 2)
    .filter((line, at) => at === 0 || line.kind !== 'item')
    .map((line) => line.text)
    .join('\t')
  if (isRole(text)) return 'jobs'
  if (isDegree(text) || hasLatinWordOf('degree', text)) return 'education'
  return isSchool(text) && !hasLatinWordOf('role', text) ? 'education' : 'jobs'
}
