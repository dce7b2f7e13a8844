import type { TrackedRow } from '#features/tracker-import/read-tracked-row.ts'
import { readFile } from '#features/tracker-import/server/read-file.ts'
import { plainWords } from '#lib/names.ts'
import { asked, count, type JudgedFile, judge, judgedFiles, known, type Measured, noFacts } from './judge-facts.ts'

/** What an import of a job seeker's own list of applications reads in foreign files. */
export async function measureTracked(folder: string): Promise<Measured> {
  const measured = noFacts()
  for (const file of judgedFiles(folder)) await measureFile(file, measured)
  return measured
}

type Truth = JudgedFile['truth']['rows'][number] & { sheet?: string }

async function measureFile({ name, bytes, truth }: JudgedFile, measured: Measured): Promise<void> {
  const { today } = truth
  const first = await readFile(bytes, { kind: 'applications', own: [], today })
  if (typeof first === 'string' || first.kind !== 'applications') {
    for (const { row, facts } of truth.rows)
      for (const key in facts) count(measured, 'missing', `${name} ${row} ${key}: ${String(first)}`)
    return
  }
  const rows = new Map(first.rows.map((one) => [one.row, one]))
  const open = new Map(first.asked.map((one) => [one.row, one]))
  const gone = new Map([...first.refused, ...first.leftOut].map((one) => [one.row, one.reason]))
  const notes = new Set(first.noted.map(({ row }) => row))
  const offset = /\.(?:json|xml)$/.test(name) ? -1 : 0
  // without a name of the sheet, it is the first one
  const sheet = first.file.sheets[first.file.sheet]
  for (const { row: number, facts, refused, sheet: own } of truth.rows as Truth[]) {
    if (own !== undefined && own !== sheet) continue
    const row = number + offset
    const [read, question] = [rows.get(row), open.get(row)]
    if (refused !== undefined) {
      const outcome = read ? 'wrong' : question ? 'asked' : 'right'
      count(measured, outcome, `${name} ${number} should be refused: ${refused}`)
      continue
    }
    for (const [key, fact] of Object.entries(facts)) {
      const expected = expectedOf(key, fact)
      if (expected === null || expected === '') continue
      const said = `${name} ${number} ${key}: ${JSON.stringify(fact)}`
      const isOpen = question?.open.includes(key === 'contacts' ? 'contact' : key) ?? false
      const application = read ?? question?.known
      if (!application) {
        const isWish = key === 'status' && known(fact) === 'saved'
        // what is left out is listed with its reason
        count(
          measured,
          gone.has(row) ? (isWish ? 'right' : 'asked') : 'missing',
          `${said} ${gone.get(row) ?? 'not read'}`,
        )
        continue
      }
      const value = isOpen ? asked : factOf(application, key, fact)
      const outcome = judge(expected, value)
      const isSaid = outcome === 'missing' && notes.has(row) && isNoted(first.noted, row, known(fact))
      count(measured, isSaid ? 'asked' : outcome, `${said} read ${String(value === asked ? 'asked' : value)}`)
    }
  }
  measured.remarks.push(
    `${name}: ${first.file.system}, ${first.rows.length} rows, ${first.openQuestions} questions, ${first.leftOut.length} left out`,
  )
}

const isNoted = (notes: readonly { row: number; reason: string }[], row: number, fact: unknown): boolean =>
  notes.some((note) => note.row === row && [fact].flat().some((one) => note.reason.includes(String(one))))

/** An offer is stored as an interview, and what is under review was applied for. */
function expectedOf(key: string, fact: unknown): unknown {
  const value = known(fact)
  if (key === 'status') return value === 'offer' ? 'interview' : value
  if (['location', 'salary', 'notes', 'title', 'company', 'link'].includes(key)) return value === null ? null : true
  if (Array.isArray(value)) return value.length === 0 ? null : true
  return value
}

function factOf(read: TrackedRow, key: string, fact: unknown): unknown {
  const said = known(fact)
  const holds = (text: string, value: unknown = said) => {
    const words = plainWords(text)
    return plainWords(String(value))
      .split(' ')
      .every((word) => words.includes(word))
  }
  switch (key) {
    case 'title':
      return plainWords(read.title) === plainWords(String(said)) || `${read.title}`
    case 'company':
      return plainWords(read.companyName) === plainWords(String(said)) || read.companyName
    case 'applied':
      return read.appliedOn
    case 'status':
      return read.status === 'submitted' || read.status === 'reviewing' ? 'applied' : read.status
    case 'link':
      return read.link === '' ? null : plainWords(read.link).endsWith(plainWords(String(said))) || read.link
    case 'location':
      return read.location === '' ? null : holds(read.location) || read.location
    case 'salary':
      return read.salaryText === '' ? null : holds(read.salaryText) || read.salaryText
    case 'notes':
      return read.notes === '' ? null : holds(read.notes) || read.notes
    case 'contacts': {
      const names = read.contacts.map(({ name, role }) => plainWords(`${name} ${role}`))
      const missing = (said as string[]).filter((one) => !names.some((name) => holds(name, one)))
      if (names.length === 0) return null
      const isSame = missing.length === 0 && names.length === (said as string[]).length
      return isSame || names.join(', ')
    }
    default:
      return null
  }
}
