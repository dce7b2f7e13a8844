import { openingWord, weakOpening } from '../english-openings.ts'
import { counted, type Finding, finding, lostShare } from '../findings.ts'
import { isMeasured } from '../measures.ts'
import { countWords } from '../read-english.ts'
import type { Line, Reading } from '../reading.ts'
import { jobName, quoted } from '../reading.ts'
import type { Find } from '../score-report.ts'

const find = (line: Line): Find => ({ evidence: quoted(line.text), place: line.place })

/** What is lost where no line says what somebody did. */
const unwritten = (points: number, { jobs }: Reading): Finding[] =>
  finding(
    'unwritten',
    points,
    { says: 'Your resume does not say what you did', fix: 'Write a line for each thing you did in a job.' },
    [{ evidence: 'No responsibilities are written', place: { part: jobs[0]?.id ?? 'workExperience' } }],
  )

/** Measured results: seven points for a figure in each job, five for three figures in all. */
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
        says: `${counted(without.length, 'job shows', 'jobs show')} no measured result`,
        fix: 'Say how many, how often, how much or how fast. Only figures that are true.',
      },
      without.map((job) => ({
        evidence: `${jobName(job)}: no figure in ${counted(job.responsibilities.filter(Boolean).length, 'line')}`,
        place: { part: job.id, field: 'responsibilities.0' },
      })),
    ),
    ...finding(
      'few',
      jobs.length === 0 ? lostShare(12, few, 3) : lostShare(5, few, 3),
      {
        says: `Only ${counted(measured.length, 'line')} of your resume ${measured.length === 1 ? 'shows' : 'show'} a figure`,
        fix: 'Three measured lines are enough; add figures where you know them.',
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
      says: `${counted(weak.length, 'line opens', 'lines open')} weakly`,
      fix: 'Open with the verb of what you did. Improve with AI proposes one.',
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
        says: `${counted(thin.length, 'job says', 'jobs say')} little about what you did`,
        fix: 'Write two lines for each job, and three or more for the one that counts most.',
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
        says: `${counted(unfit.length, 'line is', 'lines are')} too short or too long to read at a glance`,
        fix: 'Keep each line between 4 and 40 words; split a long one in two.',
      },
      unfit.map((line) => ({
        ...find(line),
        evidence: `${counted(countWords(line.text), 'word')}: ${quoted(line.text, 70)}`,
      })),
    ),
  ]
}

/** Lines that open with a verb which opens more than two, beyond the second. */
export function repeatedOpenings(lines: readonly Line[]): Line[] {
  const seen = new Map<string, number>()
  return lines.filter(({ text }) => {
    const word = openingWord(text)
    const times = (seen.get(word) ?? 0) + 1
    seen.set(word, times)
    return word.length > 2 && times > 2
  })
}
