import { limits, type ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { withoutRemarks } from './company-remarks.ts'
import { joinContinued } from './continued-jobs.ts'
import type { Draft } from './draft.ts'
import { type Entry, readEntries } from './entries.ts'
import type { Rules } from './entry-lines.ts'
import type { NumberedLine } from './lines.ts'
import { headingKind } from './section-headings.ts'
import { separatePositions } from './separate-positions.ts'
import { hasLatinWordOf } from './vocabulary/latin-kinds.ts'
import { isCompany, isRole } from './words.ts'

type Job = ResumeContent['workExperience'][number]

const rules: Rules = {
  singleDate: 'apart',
  isWhat: (text) => isRole(text) || hasLatinWordOf('role', text),
  isWhere: (text) => isCompany(text) || hasLatinWordOf('company', text),
  isLoose: () => false,
}

/** The jobs of a section. */
export function readExperience(draft: Draft, lines: readonly NumberedLine[]): Job[] {
  const jobs = readEntries(separatePositions(lines), rules)
    .slice(0, limits.items)
    .map((entry) => readJob(draft, entry))
  return joinContinued(withoutRemarks(draft, jobs))
}

function readJob(draft: Draft, { named, range, rangeLine, body }: Entry): Job {
  const { what, where, place, rest, confidence } = named
  const id = newId()
  if (range) draft.note(`${id}.startDate`, [rangeLine], range.start ? 0.9 : 0.4)
  if (range) draft.note(`${id}.endDate`, [rangeLine], 0.9)
  // a label alone on its line, such as 'Achievements', is not content
  const labels = body.filter((line) => line.kind === 'text' && headingKind(line.text) === 'custom')
  draft.place(labels.map(({ number }) => number))
  const lines = body.filter((line) => !labels.includes(line))
  const about = [...rest.map(({ text, line }) => ({ text, numbers: [line] })), ...joinWrapped(lines)]
  return {
    id,
    jobTitle: what ? draft.short(`${id}.jobTitle`, what.text, [what.line], confidence) : '',
    company: where ? draft.short(`${id}.company`, where.text, [where.line], confidence) : '',
    location: place ? draft.short(`${id}.location`, place.text, [place.line], Math.min(0.8, confidence)) : '',
    // a single date is both start and end: 'Summer 2022'
    startDate: (range?.isSingle ? range.end : range?.start) ?? '',
    endDate: range?.end ?? null,
    isCurrentRole: range?.isCurrent ?? false,
    isSameEmployer: false,
    responsibilities: readDescription(draft, `${id}.responsibilities`, about),
  }
}

const WRAPPED = 60

/** Joins wrapped list items: they continue in lines without a list sign, for example in plain text with hard line breaks. */
function joinWrapped(lines: readonly NumberedLine[]): DescriptionLine[] {
  const description: DescriptionLine[] = []
  for (const [at, line] of lines.entries()) {
    const [before, last] = [lines[at - 1], description.at(-1)]
    const isOpen =
      before && last && line.kind === 'text' && lines[at - last.numbers.length]?.kind === 'item' && line.gap < 0.3
    const isContinued =
      isOpen && before.text.length >= WRAPPED && (!/[.!?:;\u3002]$/.test(before.text) || /^\p{Ll}/u.test(line.text))
    if (isContinued && !line.isBold) {
      last.text += ` ${line.text}`
      last.numbers.push(line.number)
    } else description.push({ text: line.text, numbers: [line.number] })
  }
  return description
}

type DescriptionLine = { text: string; numbers: number[] }

/** The texts of a list. Texts above the limit of a list are unplaced. */
function readDescription(draft: Draft, at: string, description: readonly DescriptionLine[]): string[] {
  return description.slice(0, limits.lines).map(({ text, numbers }) => draft.long(at, text, numbers, 0.85))
}

/** The lines of a list as separate texts. */
export const readLines = (draft: Draft, at: string, lines: readonly { text: string; number: number }[]): string[] =>
  readDescription(
    draft,
    at,
    lines.map(({ text, number }) => ({ text, numbers: [number] })),
  )
