import type { ImportedRow } from '#features/application-import/read-row.ts'
import { readFile } from '#features/application-import/server/read-file.ts'
import { plainWords } from '#lib/names.ts'
import { asked, count, type JudgedFile, judge, judgedFiles, known, type Measured, noFacts } from './judge-facts.ts'

/** What an import of applications reads in foreign files, in a company that has the jobs that they name. */
export async function measureCandidates(folder: string): Promise<Measured> {
  const measured = noFacts()
  for (const file of judgedFiles(folder)) await measureFile(file, measured)
  return measured
}

async function measureFile({ name, bytes, truth }: JudgedFile, measured: Measured): Promise<void> {
  const titles = [...new Set(truth.rows.flatMap(({ facts }) => (typeof facts.job === 'string' ? [facts.job] : [])))]
  const jobs = titles.map((title) => ({ id: title, title }))
  const named = { job: null, jobs, questions: [], today: truth.today }
  const single = { ...named, job: { id: 'one', title: '' } }
  const isNamed = titles.length > 0 && (await readFile(bytes, named)) !== 'IMPORT_NO_JOB'
  // without a column for it, the job is asked first
  const options = isNamed ? named : single
  const first = await readFile(bytes, options)
  if (typeof first === 'string') {
    for (const { row, facts } of truth.rows)
      for (const key in facts) count(measured, 'missing', `${name} ${row} ${key}: ${first}`)
    return
  }
  // with any answers, the rest of a row with questions can be seen
  const answers = Object.fromEntries(
    first.questions
      .filter(({ suggestion }) => suggestion === null)
      .map(({ id, kind, options: choices }) => [id, kind === 'day' ? '' : (choices[0]?.value ?? '')]),
  )
  const second = await readFile(bytes, { ...options, answers })
  if (typeof second === 'string') return
  const rows = new Map(second.rows.map((one) => [one.row, one]))
  const open = new Map(first.asked.map((one) => [one.row, one.open]))
  const gone = new Map([...second.refused, ...second.leftOut].map((one) => [one.row, one.reason]))
  const before = { ...measured }
  const isOfRecords = /\.(?:json|xml)$/.test(name)
  const offset = isOfRecords ? 0 : offsetOf(truth, rows)
  // without a name of the sheet, it is the first one
  const sheet = first.file.sheets[first.file.sheet]
  for (const { row: number, facts, refused, sheet: own } of truth.rows as Truth[]) {
    if (own !== undefined && own !== sheet) continue
    const row = isOfRecords ? rowOfRecord(second.rows, number - 1, facts) : number + offset
    const read = rows.get(row)
    if (refused !== undefined) {
      count(measured, read ? 'wrong' : 'right', `${name} ${number} should be refused: ${refused}`)
      continue
    }
    for (const [key, fact] of Object.entries(facts)) {
      const expected = expectedOf(key, fact)
      if (expected === null || expected === '') continue
      const isAskedJob = key === 'job' && !isNamed
      const value = isAskedJob ? asked : read ? factOf(read, key, fact, open.get(row) ?? []) : null
      // a repeated row is left out and listed with its reason
      const outcome = read ? judge(expected, value) : gone.has(row) ? 'asked' : 'missing'
      count(
        measured,
        outcome,
        `${name} ${number} ${key}: ${JSON.stringify(fact)} read ${String(value)} ${gone.get(row) ?? ''}`,
      )
    }
  }
  const good = measured.right + measured.asked - before.right - before.asked
  const counts = `${good} of ${measured.total - before.total}, ${measured.wrong - before.wrong} wrong`
  measured.remarks.push(
    `${name}: ${counts}; ${first.file.system}, ${first.rows.length} rows, ${first.openQuestions} questions`,
  )
}

type Truth = JudgedFile['truth']['rows'][number] & { sheet?: string }

/** Gatherers count a line such as 'sep=;' as a row or not: the position at which most addresses are the same. */
function offsetOf(truth: JudgedFile['truth'], rows: ReadonlyMap<number, ImportedRow>): number {
  const same = (offset: number) =>
    truth.rows.filter(({ row, facts }) => facts.email && known(facts.email) === rows.get(row + offset)?.email).length
  return [0, -1, 1].reduce((best, one) => (same(one) > same(best) ? one : best))
}

/** A record with several applications has several rows, so it is found by its address or name. */
function rowOfRecord(rows: readonly ImportedRow[], position: number, facts: Record<string, unknown>): number {
  const isSame = ({ email, fullName }: ImportedRow) =>
    facts.email ? email === known(facts.email) : fullName === known(facts.name)
  const same = rows.filter(isSame)
  const fitting = same.find(({ jobId, appliedOn }) => jobId === known(facts.job) && appliedOn === known(facts.applied))
  return (fitting ?? same.find(({ jobId }) => jobId === known(facts.job)) ?? same[0])?.row ?? position
}

/** The words of this product: an offer is an interview, a new one is submitted, and a person of a pool has no status. */
function expectedOf(key: string, fact: unknown): unknown {
  const value = known(fact)
  if (key === 'status' && value === 'offer') return 'interview'
  if (key === 'status' && value === 'new') return 'submitted'
  if (key === 'phone') return digits(value)
  if (Array.isArray(value)) return value.length === 0 ? null : true
  if (['location', 'source', 'rejection_reason', 'rating', 'notes'].includes(key)) return value === null ? null : true
  return value
}

const digits = (value: unknown): string => String(value ?? '').replace(/\D/g, '')

function factOf(read: ImportedRow, key: string, fact: unknown, open: readonly string[]): unknown {
  // skills are part of the text of the resume
  const all = plainWords([...read.details.map(({ text }) => text), read.resumeText].join(' '))
  const isKept = (value: unknown) =>
    plainWords(String(value))
      .split(' ')
      .every((word) => all.includes(word))
  switch (key) {
    case 'name':
      return read.fullName
    case 'email':
      return read.email
    case 'emails':
      return (known(fact) as string[]).every((one) => one === read.email || isKept(one)) || null
    case 'phone': {
      // of several numbers in a cell, the others are details
      const all = digits([read.phone, ...read.details.flatMap(({ label, text }) => (label === 'Phone' ? [text] : []))])
      return all === digits(known(fact)) ? all : digits(read.phone)
    }
    case 'external_id':
      // a person and an application have ids of their own
      return isKept(known(fact)) ? known(fact) : read.externalId
    case 'job':
      return open.includes('job') ? asked : read.jobId
    case 'applied':
      return open.includes('applied') ? asked : read.appliedOn
    case 'status':
      return open.includes('status') ? asked : read.status
    case 'rejected':
    case 'hired':
      return open.some((one) => [key, 'status', 'moved', 'archived'].includes(one)) ? asked : read.statusOn
    case 'links':
    case 'tags':
      return (known(fact) as string[]).every(isKept) || null
    default:
      return (
        plainWords(String(known(fact)))
          .split(' ')
          .every((word) => all.includes(word)) || null
      )
  }
}
