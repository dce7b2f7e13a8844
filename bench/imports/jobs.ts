import type { ReadJobs } from '#features/job-import/read-jobs.ts'
import type { ImportedJob } from '#features/job-import/read-row.ts'
import { readFile } from '#features/job-import/server/import-thread.ts'
import { nameOfCountry } from '#features/places/countries.ts'
import { readPosted } from '#features/places/known-places.ts'
import { plainText } from '#lib/html-text.ts'
import { plainWords } from '#lib/names.ts'
import { withColumns } from './answer-columns.ts'
import {
  asked,
  count,
  isUnknowable,
  type JudgedFile,
  judge,
  judgedFiles,
  type Measured,
  noFacts,
  type Outcome,
} from './judge-facts.ts'

/** What an import of jobs reads in foreign files, in a company that posts what its file calls open. */
export async function measureJobs(folder: string): Promise<Measured> {
  const measured = noFacts()
  for (const file of judgedFiles(folder)) await measureFile(file, measured)
  return measured
}

async function measureFile({ name, bytes, truth }: JudgedFile, measured: Measured): Promise<void> {
  const options = { today: truth.today, asDrafts: false }
  const first = await readFile(bytes, options)
  if (typeof first === 'string') {
    for (const { row, facts } of truth.rows)
      for (const key in facts) count(measured, 'missing', `${name} ${row} ${key}: ${first}`)
    return
  }
  // with any answers, the rest of a row with questions can be seen; an answer can lead to the next question
  const open = new Map<number, Set<string>>()
  const offsetIn = (read: ReadJobs) => offsetOf(name, { truth, jobs: new Map(read.jobs.map((one) => [one.row, one])) })
  const settled = await withColumns(first, {
    read: (chosen) => readAll(bytes, options, chosen),
    countRight: (read) => countRight(read, truth, offsetIn(read)),
  })
  let answers = settled.answers
  const again = await readFile(bytes, { ...options, answers })
  let last = typeof again === 'string' ? first : again
  const columnFields = [...settled.fields]
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { row, open: fields } of last.asked) open.set(row, new Set([...(open.get(row) ?? new Set()), ...fields]))
    if (last.openQuestions === 0) break
    answers = { ...answers, ...anyAnswers(last.questions) }
    const next = await readFile(bytes, { ...options, answers })
    if (typeof next === 'string') break
    last = next
  }
  const jobs = new Map(last.jobs.map((one) => [one.row, one]))
  const gone = new Map([...last.refused, ...last.leftOut].map((one) => [one.row, one.reason]))
  const offset = offsetOf(name, { truth, jobs })
  for (const { row: number, facts, refused, also = {} } of truth.rows as JudgedRow[]) {
    const row = number + offset
    const job = jobs.get(row)
    if (refused !== undefined) {
      const isAsked = open.get(row)?.has('status')
      count(measured, !job ? 'right' : isAsked ? 'asked' : 'wrong', `${name} ${number} should be refused: ${refused}`)
      continue
    }
    for (const [key, fact] of Object.entries(facts)) {
      const fair = [isUnknowable(fact) ? fact.best : fact, ...othersOf(also[key], key)]
      if (fair[0] === null || fair[0] === '') continue
      const { outcome, read } = job
        ? judgeFact(job, { key, fact, fair }, new Set([...(open.get(row) ?? []), ...columnFields]))
        : { outcome: gone.has(row) ? ('asked' as const) : ('missing' as const), read: null }
      count(
        measured,
        outcome,
        `${name} ${number} ${key}: ${JSON.stringify(fact)} read ${JSON.stringify(read)} ${gone.get(row) ?? ''}`,
      )
    }
  }
  measured.remarks.push(`${name}: ${first.file.system}, ${first.jobs.length} rows, ${first.openQuestions} questions`)
}

/** With any answers: facts that are asked are none of those that are right. */
async function readAll(
  bytes: Uint8Array,
  options: { today: string; asDrafts: boolean },
  chosen: Record<string, string>,
): Promise<ReadJobs | string> {
  let answers = chosen
  let read = await readFile(bytes, { ...options, answers })
  for (let round = 0; round < ROUNDS && typeof read !== 'string' && read.openQuestions > 0; round += 1) {
    answers = { ...anyAnswers(read.questions.filter(({ kind }) => kind !== 'column')), ...answers }
    read = await readFile(bytes, { ...options, answers: { ...answers, ...noColumns(read, answers) } })
  }
  return read
}

/** While another column is tried, those of the other questions are none. */
const noColumns = ({ questions }: ReadJobs, answers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    questions
      .filter(({ id, kind, options }) => kind === 'column' && answers[id] === undefined && options.at(-1)?.value === '')
      .map(({ id }) => [id, '']),
  )

function countRight({ jobs }: ReadJobs, truth: JudgedFile['truth'], offset: number): number {
  const rows = new Map(jobs.map((one) => [one.row, one]))
  const outcomes = (truth.rows as JudgedRow[]).flatMap(({ row, facts }) => {
    const job = rows.get(row + offset)
    return job
      ? Object.entries(facts).map(([key, fact]) => {
          const fair = [isUnknowable(fact) ? fact.best : fact]
          return judgeFact(job, { key, fact, fair }, new Set()).outcome
        })
      : []
  })
  return outcomes.filter((outcome) => outcome === 'right').length
}

type Judged = { truth: JudgedFile['truth']; jobs: ReadonlyMap<number, ImportedJob> }

/** Gatherers count a line such as 'sep=;' as a row or not: the position at which most titles are the same. */
function offsetOf(name: string, { truth, jobs }: Judged): number {
  const usual = /\.(?:json|xml)$/.test(name) ? -1 : 0
  const same = (offset: number) =>
    truth.rows.filter(
      ({ row, facts }) => facts.title !== undefined && facts.title === jobs.get(row + offset)?.fields.title,
    ).length
  const [best = usual] = [usual, usual - 1, usual + 1].sort((a, b) => same(b) - same(a))
  return best
}

const ROUNDS = 5

const anyAnswers = (questions: ReadJobs['questions']): Record<string, string> =>
  Object.fromEntries(
    questions
      .filter(({ suggestion }) => suggestion === null)
      .map(({ id, kind, options }) => [id, kind === 'day' ? '' : (options[0]?.value ?? '')]),
  )

type JudgedRow = { row: number; facts: Record<string, unknown>; refused?: string; also?: Record<string, unknown> }

/** Values that are right too: one, or a list of them; of locations one list, or a list of lists. */
function othersOf(also: unknown, key: string): unknown[] {
  if (also === undefined) return []
  if (!Array.isArray(also)) return [also]
  return key === 'locations' && !also.some(Array.isArray) ? [also] : also
}

/** The fields whose questions decide a fact. */
const fieldsOf: Record<string, string[]> = {
  locations: ['location', 'city'],
  mode: ['work_mode', 'remote'],
  type: ['employment_type'],
  currency: ['salary_currency', 'salary'],
  period: ['salary_period', 'salary'],
  pay_min: ['salary'],
  pay_max: ['salary'],
  deadline: ['deadline'],
  status: ['status'],
  level: ['level'],
  title: ['title'],
  description: ['description'],
  requirements: ['requirements'],
  openings: ['openings'],
  external_id: ['external_id'],
}

type Fact = { key: string; fact: unknown; fair: unknown[] }

function judgeFact(
  job: ImportedJob,
  { key, fact, fair }: Fact,
  open: ReadonlySet<string>,
): { outcome: Outcome; read: unknown } {
  if (fieldsOf[key]?.some((field) => open.has(field))) return { outcome: 'asked', read: 'asked' }
  const read = factOf(job, key)
  if (key === 'locations')
    return {
      outcome: fair.some((one) => isSamePlaces(one as string[], read as string[]))
        ? 'right'
        : (read as string[]).length === 0
          ? 'missing'
          : 'wrong',
      read,
    }
  if (key === 'description' || key === 'requirements') {
    const text = plainWords(String(read))
    const isThere = fair.some((one) => text.includes(plainWords(String(one)).split(' ').slice(0, -1).join(' ')))
    return { outcome: isThere ? 'right' : text === '' ? 'missing' : 'wrong', read: String(read).slice(0, 80) }
  }
  const outcomes = fair.map((one) => judge(isUnknowable(fact) ? { ask: true, best: one } : one, read))
  return {
    outcome: outcomes.includes('right') ? 'right' : (outcomes[0] ?? 'missing'),
    read: read === asked ? 'asked' : read,
  }
}

function factOf({ fields: of, fileStatus }: ImportedJob, key: string): unknown {
  switch (key) {
    case 'title':
      return of.title
    case 'description':
    case 'requirements':
      return plainText(`${of.description}\n${of.requirements}`)
    case 'locations':
      return [of.location, ...of.moreLocations].filter((one) => one !== null)
    case 'mode':
      return of.workMode
    case 'type':
      return of.employmentType
    case 'pay_min':
      return of.salaryMin ?? of.salaryMax
    case 'pay_max':
      return of.salaryMax ?? of.salaryMin
    case 'currency':
      return of.salaryMin === null && of.salaryMax === null ? null : of.salaryCurrency
    case 'period':
      return of.salaryMin === null && of.salaryMax === null ? null : of.salaryPeriod
    case 'deadline':
      return of.applicationDeadline
    case 'status':
      return fileStatus === 'active' ? 'open' : fileStatus === 'paused' ? 'closed' : fileStatus
    case 'external_id':
      return of.externalId
    case 'openings':
      return of.openings
    case 'level':
      return of.level
    default:
      return null
  }
}

/** The same places, by the gazetteer or else by their words; a country that the file does not name can be left out. */
function isSamePlaces(truth: readonly string[], read: readonly string[]): boolean {
  const keys = (line: string): string[] => {
    const { found, couldBe } = readPosted(line)
    return (found.some(({ town }) => town) ? found : couldBe.length > 0 ? couldBe : found).map(
      ({ town, country }) => `${town?.id ?? ''} ${country}`,
    )
  }
  const isSame = (one: string, other: string) =>
    keys(one).some((key) => keys(other).includes(key)) ||
    (plainWords(other).includes(plainWords(one.split(',')[0] ?? '')) &&
      !readPosted(other).found.some(({ country }) => !one.includes(nameOfCountry(country))))
  const isIn = (one: string, list: readonly string[]) => list.some((other) => isSame(one, other))
  // 'EU' is no place that a job must have
  if (truth.length === 0 || truth.every((one) => !one.includes(',') && readPosted(one).found.length === 0))
    return read.every((one) => readPosted(one).found.every(({ town }) => town === null))
  return truth.every((one) => isIn(one, read)) && read.every((one) => truth.some((other) => isSame(other, one)))
}
