import type { ContactRow } from '#features/tracker-import/read-contacts.ts'
import { readFile } from '#features/tracker-import/server/read-file.ts'
import { plainWords } from '#lib/names.ts'
import { asked, count, type JudgedFile, judge, judgedFiles, known, type Measured, noFacts } from './judge-facts.ts'

/** What an import of a job seeker's contacts reads in foreign address books, of a person who applied to all the companies in them. */
export async function measureContacts(folder: string): Promise<Measured> {
  const measured = noFacts()
  for (const file of judgedFiles(folder)) await measureFile(file, measured)
  return measured
}

async function measureFile({ name, bytes, truth }: JudgedFile, measured: Measured): Promise<void> {
  const companies = new Set(truth.rows.map(({ facts }) => String(known(facts.company) ?? '')).filter(Boolean))
  const own = [...companies].map((companyName) => ({
    ...{ id: companyName, companyName, title: 'Analyst' },
    ...{ isExternal: true, appliedOn: '2026-10-01' },
  }))
  const first = await readFile(bytes, { own, today: truth.today })
  // a person who is asked what the file lists would know
  const isAsked =
    typeof first !== 'string' && first.questions.some(({ text }) => /list applications, or people/.test(text))
  const read = isAsked ? await readFile(bytes, { kind: 'contacts', own, today: truth.today }) : first
  if (typeof read === 'string' || read.kind !== 'contacts') {
    const why = typeof read === 'string' ? read : 'read as applications'
    measured.remarks.push(`${name}: ${why}`)
    for (const { row, facts } of truth.rows)
      for (const key in facts) count(measured, 'missing', `${name} ${row} ${key}: ${why}`)
    return
  }
  const rows = new Map([...read.rows, ...read.asked.map((one) => one.known)].map((one) => [one.row, one]))
  const open = new Map(read.asked.map((one) => [one.row, one.open]))
  const gone = new Map([...read.refused, ...read.leftOut].map((one) => [one.row, one.reason]))
  const offset = /\.(?:json|xml|vcf)$/.test(name) ? -1 : 0
  for (const { row: number, facts, refused, also } of truth.rows as Truth[]) {
    const row = number + offset
    const contact = rows.get(row)
    if (refused !== undefined) {
      count(
        measured,
        contact ? (open.has(row) ? 'asked' : 'wrong') : 'right',
        `${name} ${number} should be refused: ${refused}`,
      )
      continue
    }
    for (const [key, fact] of Object.entries(facts)) {
      const expected = expectedOf(key, fact)
      if (expected === null || expected === '') continue
      const value = contact ? factOf(contact, key, [fact, ...(also?.[key] ?? [])], open.get(row) ?? []) : null
      const noted = read.noted.some((note) => note.row === row && note.reason.includes(String(known(fact))))
      const outcome = contact
        ? isAlso(key, value, also)
          ? 'right'
          : judge(expected, value)
        : gone.has(row)
          ? 'asked'
          : 'missing'
      const said = `${name} ${number} ${key}: ${JSON.stringify(fact)} read ${String(value === asked ? 'asked' : value)} ${gone.get(row) ?? ''}`
      count(measured, outcome === 'missing' && noted ? 'asked' : outcome, said)
    }
  }
  measured.remarks.push(`${name}: ${read.file.system}, ${read.rows.length} rows, ${read.leftOut.length} left out`)
}

/** `also` are other values that a person would take as well. */
type Truth = JudgedFile['truth']['rows'][number] & { also?: Record<string, string[]> }

const isAlso = (key: string, value: unknown, also: Truth['also']): boolean =>
  key === 'phone' && (also?.phone ?? []).some((one) => digits(one) === value)

const digits = (value: unknown): string => String(value ?? '').replace(/\D/g, '')

function expectedOf(key: string, fact: unknown): unknown {
  const value = known(fact)
  if (value === null || value === '') return null
  return key === 'phone' ? digits(Array.isArray(value) ? value[0] : value) : true
}

function factOf(contact: ContactRow, key: string, facts: readonly unknown[], open: readonly string[]): unknown {
  const said = facts.flatMap(known).map((one) => plainWords(String(one)))
  const of = {
    name: contact.name,
    email: contact.email,
    company: contact.companyName,
    role: contact.role,
    link: contact.link,
  }
  if (key === 'phone') return digits(contact.phone)
  if (key === 'company' && open.includes('employer')) return asked
  const text = of[key as keyof typeof of]
  if (!text) return null
  const read = plainWords(text)
  return said.some((one) => read === one || (key === 'link' && read.endsWith(one))) || text
}
