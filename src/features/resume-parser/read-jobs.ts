import { limits, type ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import type { Draft } from './draft.ts'
import { type Entry, splitEntries } from './entries.ts'
import { jobLexicon, type Named, nameParts } from './name-parts.ts'
import type { NumberedLine } from './split-sections.ts'

type Job = ResumeContent['workExperience'][number]

/** The jobs of a section. */
export function readJobs(draft: Draft, lines: readonly NumberedLine[]): Job[] {
  const entries = splitEntries(lines, { singleDate: 'apart', parts: 3 }).slice(0, limits.items)
  const names = nameParts(entries, jobLexicon)
  return entries.map((entry, at) => readJob(draft, entry, names[at] as Named))
}

function readJob(draft: Draft, entry: Entry, { what, where, place, rest, confidence }: Named): Job {
  const id = newId()
  const { range, rangeLine, body } = entry
  if (range) draft.note(`${id}.startDate`, [rangeLine], range.start ? 0.9 : 0.4)
  if (range) draft.note(`${id}.endDate`, [rangeLine], 0.9)
  const about = [...rest.map(({ text, line }) => ({ text, number: line })), ...body]
  return {
    id,
    jobTitle: what ? draft.short(`${id}.jobTitle`, what.text, [what.line], confidence) : '',
    company: where ? draft.short(`${id}.company`, where.text, [where.line], confidence) : '',
    location: place ? draft.short(`${id}.location`, place.text, [place.line], Math.min(0.8, confidence)) : '',
    // one date is both: 'Summer 2022'
    startDate: (range?.isSingle ? range.end : range?.start) ?? '',
    endDate: range?.end ?? null,
    isCurrentRole: range?.isCurrent ?? false,
    responsibilities: readLines(draft, `${id}.responsibilities`, about),
  }
}

/** Lines of a list, each a text of its own; what is more than a list holds stays unplaced. */
export function readLines(draft: Draft, at: string, lines: readonly { text: string; number: number }[]): string[] {
  return lines.slice(0, limits.lines).map(({ text, number }) => draft.long(at, text, [number], 0.85))
}
