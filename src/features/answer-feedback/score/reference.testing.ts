import type { InterviewQuestion } from './report.ts'

/** A question, and sentences for its answers. Each sentence lists by hand everything that the score depends on. */
export const question: InterviewQuestion = {
  title: 'Refund bank',
  content: 'Invoice ledger auditor',
  questionType: 'behavioral',
  tags: [],
}
const asked = ['REFUND', 'BANK', 'INVOICE', 'LEDGER', 'AUDITOR']

export type Known = {
  /** Content words are in capitals. Each has a different stem. */
  text: string
  part: 'situation' | 'task' | 'action' | 'result' | null
  act?: string
  figures?: string[]
  isDated?: boolean
  hasPerson?: boolean
}
export const bank: Known[] = [
  { text: 'Last MONTH the REFUND was not in the BANK.', part: 'situation', isDated: true },
  { text: 'There was a GAP in the BOOKS of our PARIS OFFICE.', part: 'situation' },
  { text: 'My TASK was to CLOSE the LEDGER.', part: 'task' },
  { text: 'I had to WARN the AUDITOR.', part: 'task' },
  { text: 'I CHECKED each INVOICE by HAND.', part: 'action', act: 'checked' },
  { text: 'I WROTE a QUERY over the ARCHIVE.', part: 'action', act: 'wrote' },
  { text: 'I SHOWED it to the MANAGER.', part: 'action', act: 'showed', hasPerson: true },
  { text: 'I REMOVED 14 EMPTY LINES.', part: 'action', act: 'removed', figures: ['14'] },
  { text: 'In the END the SUM was RIGHT.', part: 'result' },
  { text: 'As a RESULT the COSTS FELL by 31%.', part: 'result', figures: ['31'] },
  { text: 'BLUE SKIES are PLEASANT.', part: null },
  { text: 'GREEN FIELDS and TALL TREES are not.', part: null },
]

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)]
const clamp = (share: number) => Math.max(0, Math.min(1, share))

/** The expected score of an answer from these sentences and this number of fillers, calculated from the lists by hand. */
export function referenceScore(chosen: readonly Known[], fillers: number, secondsSpoken: number | null) {
  const once = distinct(chosen)
  const words = once.flatMap(({ text }) => text.replaceAll(/[.]/g, '').split(' '))
  const length = Math.min(words.length, Math.floor(2.5 * distinct(words.map((word) => word.toLowerCase())).length))
  const of = (part: Known['part']) => once.filter((one) => one.part === part)
  const acts = of('action').length
  const results = of('result')
  const isFullResult = results.length > 1 || results.some(({ figures }) => figures)
  const structure =
    8 * Math.min(1, of('situation').length) +
    8 * Math.min(1, of('task').length) +
    12 * [0, 0.5, 0.8, 1, 1][acts === 0 ? 0 : Math.min(acts, 4)]! +
    12 * (results.length === 0 ? 0 : isFullResult ? 1 : 0.7)
  const matter = distinct(words.filter((word) => word.length > 1 && /^[A-Z]+$/.test(word)))
  const met = matter.filter((word) => asked.includes(word)).length
  const own = matter.length - met
  const relevance = 20 * Math.max(Math.min(1, met / 4), own < 30 ? 0 : 0.25) * Math.min(1, own / 12)
  const specificity =
    10 * Math.min(1, distinct(once.flatMap(({ figures = [] }) => figures)).length / 3) +
    (once.some(({ isDated }) => isDated) ? 3 : 0) +
    (once.some(({ hasPerson }) => hasPerson) ? 3 : 0) +
    4 * Math.min(1, own / 45)
  const enough = Math.min(1, length / 40)
  const fillersOutOf = secondsSpoken === null ? 10 : 5
  const unfilled = 1 - clamp(((fillers * 100) / Math.max(50, length) - 1) / 5)
  const pace = secondsSpoken === null ? 0 : Math.round((length / secondsSpoken) * 60)
  const paced = pace < 110 ? clamp((pace - 70) / 40) : pace > 170 ? clamp((220 - pace) / 50) : 1
  return {
    structure: Math.round(structure),
    relevance: Math.round(relevance),
    specificity: Math.round(specificity),
    length: Math.round(10 * Math.min(1, length / 90)),
    fillers: Math.round(fillersOutOf * unfilled * enough),
    ...(secondsSpoken !== null && { pace: Math.round(5 * paced * enough) }),
  }
}
