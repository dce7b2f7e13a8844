import { openingWord, weakOpening } from '../english-openings.ts'
import { counted, type Finding, finding, lostShare } from '../findings.ts'
import { isMeasured } from '../measures.ts'
import { countWords } from '../read-english.ts'
import type { Line, Reading } from '../reading.ts'
import { jobName, quoted } from '../reading.ts'
import type { Find } from '../score-report.ts'

const find = (line: Line): Find => ({ evidence: quoted(line.text), place: line.place })

/** The loss where no line describes what the person did. */
const unwritten = (points: number, { jobs }: Reading): Finding[] =>
  finding(
    'unwritten',
    points,
    { says: 'No responsibilities yet', fix: 'Add a line for each thing you did in a job.' },
    [{ evidence: 'No responsibilities', place: { part: jobs[0]?.id ?? 'workExperience' } }],
  )

/** Measured results: seven points for a number in each job, five for three numbers in total. */
export function results(reading: Reading): Finding[] {
  const { lines, jobs, isEnglish } = reading
  if (lines.length === 0) return unwritten(12, reading)
  const measured = lines.filter(({ text }) => isMeasured(text, isEnglish))
  const without = jobs.filter(({ id }) => !measured.some(({ job }) => job?.id === id))
  const few = Math.max(0, 3 - measured.length)
  const plain = lines.filter((line) => !measured.includes(line))
  return [
    ...finding(
      'job',
      lostShare(7, without.length, jobs.length),
      {
        says: `${counted(without.length, 'job')} without measured results`,
        fix: 'Add how many, how often, how much or how fast. Use only true numbers.',
      },
      without.map((job) => ({
        evidence: `${jobName(job)}: no number in ${counted(job.responsibilities.filter(Boolean).length, 'line')}`,
        place: { part: job.id, field: 'responsibilities.0' },
      })),
    ),
    ...finding(
      'few',
      jobs.length === 0 ? lostShare(12, few, 3) : lostShare(5, few, 3),
      {
        says: `Only ${counted(measured.length, 'line')} with a number`,
        fix: 'Three measured lines are enough. Add numbers where you know them.',
      },
      plain.length > 0 ? plain.slice(0, 5).map(find) : lines.slice(0, 1).map(find),
    ),
  ]
}

/** Strong openings, in English texts. */
export function verbs(reading: Reading): Finding[] {
  const { lines } = reading
  if (lines.length === 0) return unwritten(8, reading)
  const weak = lines.filter(({ text }) => weakOpening.test(text))
  return finding(
    'weak',
    lostShare(8, weak.length * 2, lines.length),
    {
      says: counted(weak.length, 'weak opening'),
      fix: 'Start with an action verb. Improve with AI can suggest one.',
    },
    weak.map(find),
  )
}

/** Two lines for each job and three for one of them, six points; none too short or too long, four. */
export function detail(reading: Reading): Finding[] {
  const { jobs, lines, latestJobId } = reading
  if (lines.length === 0) return unwritten(10, reading)
  const written = (job: Reading['jobs'][number]) => job.responsibilities.filter(Boolean).length
  const isFull = jobs.length === 0 || jobs.some((job) => written(job) >= 3)
  const thin = jobs.filter((job) => written(job) < 2 || (!isFull && job.id === latestJobId))
  const absent = jobs.reduce((sum, job) => sum + Math.max(0, 2 - written(job)), isFull ? 0 : 1)
  const all = jobs.length * 2 + 1
  const unfit = lines.filter(({ text }) => countWords(text) < 4 || countWords(text) > (jobs.length > 0 ? 40 : 120))
  return [
    ...finding(
      'few',
      lostShare(6, absent, all),
      {
        says: `${counted(thin.length, 'job')} with too little detail`,
        fix: 'Write two lines for each job, and three or more for the most important one.',
      },
      thin.map((job) => ({
        evidence: `${jobName(job)}: ${counted(written(job), 'line')}`,
        place: { part: job.id, field: 'responsibilities.0' },
      })),
    ),
    ...finding(
      'unfit',
      lostShare(4, unfit.length, lines.length),
      {
        says: `${counted(unfit.length, 'line is', 'lines are')} too short or too long`,
        fix: 'Aim for 4 to 40 words per line. Split long lines in two.',
      },
      unfit.map((line) => ({
        ...find(line),
        evidence: `${counted(countWords(line.text), 'word')}: ${quoted(line.text, 70)}`,
      })),
    ),
  ]
}

/** Lines that open with a verb used to open more than two lines, from the third on. */
export function repeatedOpenings(lines: readonly Line[]): Line[] {
  const seen = new Map<string, number>()
  return lines.filter(({ text }) => {
    const word = openingWord(text)
    const times = (seen.get(word) ?? 0) + 1
    seen.set(word, times)
    return word.length > 2 && times > 2
  })
}
