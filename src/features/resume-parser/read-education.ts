import { limits, type ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import type { Draft } from './draft.ts'
import { type Entry, readEntries } from './entries.ts'
import type { Rules } from './entry-lines.ts'
import { foldLetters } from './fold-letters.ts'
import type { NumberedLine } from './lines.ts'
import { hasLatinWordOf } from './vocabulary/latin-kinds.ts'
import { isDegree, isSchool } from './words.ts'

type Study = ResumeContent['education'][number]

const GPA =
  /(?:c?gpa|grade(?: point average)?|note|abschlussnote|moyenne|promedio)\s*(?:[:=]\s*)?(\d(?:[.,]\d{1,2})?(?:\s*\/\s*\d{1,2}(?:[.,]\d)?)?)/iu
const HONORS =
  /\b(cum laude|laude|honou?rs|distinction|first class|second class|dean'?s list|valedictorian|merit|auszeichnung|mention|felicitations|sobresaliente|mencion|matricula de honor|matrikel)\b/

/** The state of a study in Korean forms: finished, still going on, given up. */
const STATE = /^(?:\uc878\uc5c5|\uc218\ub8cc|\uc7ac\ud559|\uc911\ud1f4|\ud734\ud559|\uc878\uc5c5\uc608\uc815)$/u
/** Grades and honors can be anywhere; they are neither degree nor school. */
const isLoose = (text: string) =>
  GPA.test(text) ||
  STATE.test(text) ||
  /^\d[.,]\d{1,2}\s?c?gpa$/i.test(text) ||
  (HONORS.test(foldLetters(text)) && !isSchool(text) && !isDegree(text))
const rules: Rules = {
  singleDate: 'anywhere',
  isWhat: (text) => isDegree(text) || hasLatinWordOf('degree', text),
  isWhere: (text) => isSchool(text) || hasLatinWordOf('school', text),
  isLoose,
}

/** The studies of a section. */
export function readEducation(draft: Draft, lines: readonly NumberedLine[]): Study[] {
  return readEntries(lines, rules)
    .slice(0, limits.items)
    .map((entry) => readStudy(draft, entry))
}

function readStudy(draft: Draft, { named, loose, range, rangeLine, body }: Entry): Study {
  const { what, where, place, rest, confidence } = named
  const id = newId()
  const year = (range?.end ?? range?.start ?? '').slice(0, 4)
  const study: Study = {
    id,
    degree: what ? draft.short(`${id}.degree`, what.text, [what.line], confidence) : '',
    school: where ? draft.short(`${id}.school`, where.text, [where.line], confidence) : '',
    location: place ? draft.short(`${id}.location`, place.text, [place.line], Math.min(0.8, confidence)) : '',
    graduationYear: year ? draft.short(`${id}.graduationYear`, year, [rangeLine], range?.isCurrent ? 0.5 : 0.9) : '',
    gpa: '',
    honors: '',
  }
  const honors: { text: string; line: number }[] = []
  for (const { text, line } of [...loose, ...body.map(({ text, number }) => ({ text, line: number })), ...rest]) {
    const gpa = GPA.exec(text)
    if (gpa) study.gpa = draft.short(`${id}.gpa`, gpa[1] ?? '', [line], 0.9)
    const others = (gpa ? text.replace(gpa[0], '') : text).replace(
      /^[\s,;\u00b7|()-]+|(?<![\s,;\u00b7|()-])[\s,;\u00b7|()-]+$/gu,
      '',
    )
    if (others) honors.push({ text: others, line })
  }
  const words = honors.map(({ text }) => text).join('; ')
  const isHonor = HONORS.test(foldLetters(words))
  study.honors = draft.short(
    `${id}.honors`,
    words,
    honors.map(({ line }) => line),
    isHonor ? 0.85 : 0.5,
  )
  return study
}
