import { counted } from '#lib/count-word.ts'
import { type Finding, finding, lostShare } from '../findings.ts'
import { isHeap, isMeasured, isStuffed } from '../measures.ts'
import { openingWord, wordsToAvoid } from '../openings.ts'
import { countResumeWords } from '../read-language.ts'
import type { Line, Reading } from '../reading.ts'
import { jobName, quoted } from '../reading.ts'
import type { Find } from '../score-report.ts'

const find = (line: Line): Find => ({ evidence: quoted(line.text), place: line.place })

/** The loss if no line describes what the person did. */
const unwritten = (points: number, { jobs }: Reading): Finding[] =>
  finding(
    'unwritten',
    points,
    { says: 'No responsibilities yet', fix: 'Add a line for each thing you did in a job.' },
    [{ evidence: 'No responsibilities', place: { part: jobs[0]?.id ?? 'workExperience' } }],
  )

/** Measured results: six points for a number in each job, five for three numbers in total. */
export function results(reading: Reading): Finding[] {
  const { lines, jobs, language } = reading
  if (lines.length === 0) return unwritten(11, reading)
  const measured = lines.filter(({ text }) => isMeasured(text, language))
  const without = jobs.filter(({ id }) => !measured.some(({ job }) => job?.id === id))
  const few = Math.max(0, 3 - measured.length)
  const plain = lines.filter((line) => !measured.includes(line))
  const heaps = lines.filter(({ text }) => isHeap(text))
  const numbered = lines.filter(({ text }) => /\p{Nd}/u.test(text))
  return [
    ...finding(
      'job',
      lostShare(6, without.length, jobs.length),
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
      jobs.length === 0 ? lostShare(11, few, 3) : lostShare(5, few, 3),
      {
        says: `Only ${counted(measured.length, 'line')} with a number`,
        fix: 'Three measured lines are enough. Add numbers where you know them.',
      },
      plain.length > 0 ? plain.slice(0, 5).map(find) : lines.slice(0, 1).map(find),
    ),
    ...finding(
      'heap',
      heaps.length >= 3 && heaps.length * 2 >= numbered.length ? 9 : 0,
      {
        says: 'Numbers without context',
        fix: 'Use one number per line. Say what it measures and how you achieved it.',
      },
      heaps.slice(0, 5).map(find),
    ),
  ]
}

/** Strong openings, in a language whose openings are known. */
export function verbs(reading: Reading): Finding[] {
  const { lines, language } = reading
  if (lines.length === 0) return unwritten(7, reading)
  const weak = language ? lines.filter(({ text }) => wordsToAvoid[language].openings.test(text)) : []
  return finding(
    'weak',
    lostShare(7, weak.length * 2, lines.length),
    {
      says: counted(weak.length, 'weak opening'),
      fix: 'Start with what you did. In English, Improve with AI can suggest a verb.',
    },
    weak.map(find),
  )
}

/** The number of lines of a job that readers still read. */
const MAX_LINES = 10

/**
 * Six points for the number of lines: two for each job and three for one of them, without jobs three in all. Four for lines that are not
 * too short, too long or only numbers. More than ten lines of a job lose up to six.
 */
export function detail(reading: Reading): Finding[] {
  const { jobs, lines, latestJobId } = reading
  if (lines.length === 0) return unwritten(10, reading)
  const written = (job: Reading['jobs'][number]) => job.responsibilities.filter(Boolean).length
  const isFull = jobs.length === 0 || jobs.some((job) => written(job) >= 3)
  const thin = jobs.filter((job) => written(job) < 2 || (!isFull && job.id === latestJobId))
  const absent =
    jobs.length === 0
      ? Math.max(0, 3 - lines.length)
      : jobs.reduce((sum, job) => sum + Math.max(0, 2 - written(job)), isFull ? 0 : 1)
  const all = jobs.length === 0 ? 3 : jobs.length * 2 + 1
  const most = jobs.length > 0 ? 40 : 120
  const unfit = lines.filter(
    ({ text }) => countResumeWords(text) < 3 || countResumeWords(text) > most || isStuffed(text),
  )
  const crowded = jobs.filter((job) => written(job) > MAX_LINES)
  const surplus = crowded.reduce((sum, job) => sum + written(job) - MAX_LINES, 0)
  return [
    ...finding(
      'few',
      lostShare(6, absent, all),
      {
        says: jobs.length === 0 ? 'Too little detail' : `${counted(thin.length, 'job')} with too little detail`,
        fix:
          jobs.length === 0
            ? 'Write three lines about projects or activities.'
            : 'Write two lines for each job, and three or more for the most important one.',
      },
      jobs.length === 0
        ? lines.slice(0, 1).map(find)
        : thin.map((job) => ({
            evidence: `${jobName(job)}: ${counted(written(job), 'line')}`,
            place: { part: job.id, field: 'responsibilities.0' },
          })),
    ),
    ...finding(
      'unfit',
      lostShare(4, unfit.length, lines.length),
      {
        says: `${counted(unfit.length, 'line is', 'lines are')} too short or too long`,
        fix: 'Aim for 3 to 40 words per line, with one or two numbers. Split long lines in two.',
      },
      unfit.map((line) => ({
        ...find(line),
        evidence: `${counted(countResumeWords(line.text), 'word')}: ${quoted(line.text, 70)}`,
      })),
    ),
    ...finding(
      'many',
      Math.min(6, Math.ceil(surplus / 4)),
      {
        says: `${counted(crowded.length, 'job')} with too many lines`,
        fix: 'Choose the ten that matter most for the job you want.',
      },
      crowded.map((job) => ({
        evidence: `${jobName(job)}: ${counted(written(job), 'line')}`,
        place: { part: job.id, field: `responsibilities.${MAX_LINES}` },
      })),
    ),
  ]
}

/** Lines that start with a verb which starts more than two lines, from the third on. */
export function repeatedOpenings(lines: readonly Line[]): Line[] {
  const seen = new Map<string, number>()
  return lines.filter(({ text }) => {
    const word = openingWord(text)
    const times = (seen.get(word) ?? 0) + 1
    seen.set(word, times)
    return word.length > 2 && times > 2
  })
}
