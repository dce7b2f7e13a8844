import { and, eq, inArray } from 'drizzle-orm'
import { campaignOptOuts, newsletterSubscribers as s } from '#db/schema/campaigns.ts'
import { mailSuppressions } from '#db/schema/mail.ts'
import { Email } from '#features/accounts/contract.ts'
import { asciiAddress } from '#lib/ascii-address.ts'
import { readHeaderLine } from '#lib/csv-header.ts'
import type * as tables from '#lib/csv-table.ts'
import { newId } from '#lib/ids.ts'
import { storableText } from '#lib/tidy-text.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { inThreads } from '#server/threads.ts'
import { transaction } from '#server/transaction.ts'
import type * as signs from '../../leaver-signs.ts'
import type { StateAnswer, StateQuestion } from '../../leaver-signs.ts'
import { type ImportProblem, type ImportReport, maxImportedRows } from '../../subscriber-contract.ts'

const tableInThread = inThreads<typeof tables>('lib/csv-table')
const signsInThread = inThreads<typeof signs>('features/campaigns/leaver-signs')

const PER_HOUR = { points: 120, seconds: 60 * 60 }
const MAX_NAME = 200
const MAX_LINES = 100
const columns = {
  email: [
    ...[
      'e-mail',
      'mail',
      'email address',
      'e-mail address',
      'address',
      'primary email',
      'contact email',
      'subscriber email',
    ],
    ...[
      'e-mail-adresse',
      'email-adresse',
      'mailadresse',
      'adresse e-mail',
      'adresse email',
      'adresse mail',
      'courriel',
    ],
    ...[
      'correo',
      'correo electrónico',
      'correo electronico',
      'indirizzo email',
      'indirizzo e-mail',
      'endereço de e-mail',
    ],
    ...['电子邮件', '電子郵件', '邮箱', 'メールアドレス', '이메일', 'электронная почта', 'البريد الإلكتروني'],
  ],
  name: ['full name', 'display name', 'subscriber'],
  first: ['first name', 'firstname', 'fname', 'given name', 'vorname', 'prenom', 'nombre'],
  last: ['last name', 'lastname', 'lname', 'surname', 'family name', 'nachname', 'nom', 'apellido', 'apellidos'],
} as const
/** People who left another system's list are not mailed here either. */
const LEFT_KINDS = ['newsletter', 'promotional'] as const

type File = { csv: string; fileName: string; answers: StateAnswer[] }

type Read = { line: number; email: string; name: string | null }
type Refused = { line: number; problem: ImportProblem }
type Sorted = {
  fresh: Read[]
  /** People who left the system that exported the file. */
  leaverEmails: string[]
  refused: Refused[]
  questions: StateQuestion[]
  unread: string[]
  isCut: boolean
}

/** Previews a file; FILE_INVALID if it is not a table with addresses, RATE_LIMITED. Nothing is stored. */
export async function previewSubscribers(ctx: SignedIn, file: File): Promise<ImportReport> {
  return reportOf(await sortRows(ctx.db, await readFor(ctx, file)))
}

/**
 * Imports people who agreed in another system, with a statement about their consent. Known subscribers do not change, with one exception:
 * if an earlier import added them and this file shows that they left, their subscription ends. People who unsubscribed, bounced or
 * complained, here or in the exporting system, are not subscribed again. Any sign of that in a row takes precedence, and no later import
 * undoes it. STATES_UNKNOWN if a state in the file has no answer. Importing the same file again adds no one.
 */
export async function importSubscribers(
  ctx: SignedIn,
  { consent, ...file }: File & { consent: string },
): Promise<ImportReport> {
  // before the transaction: parsing in a thread needs no connection
  const list = await readFor(ctx, file)
  return transaction(ctx, async ({ db, audit }) => {
    const sorted = await sortRows(db, list)
    if (sorted.refused.some(({ problem }) => problem === 'asked')) throw new DomainError('STATES_UNKNOWN')
    const values = sorted.fresh.map(({ email, name }) => ({ email, name, source: 'import' as const, consent }))
    for (let at = 0; at < values.length; at += 1000) {
      await db
        .insert(s)
        .values(values.slice(at, at + 1000))
        .onConflictDoNothing()
    }
    const optOuts = sorted.leaverEmails.flatMap((email) => LEFT_KINDS.map((kind) => ({ email, kind })))
    for (let at = 0; at < optOuts.length; at += 1000) {
      await db
        .insert(campaignOptOuts)
        .values(optOuts.slice(at, at + 1000))
        .onConflictDoNothing()
    }
    const ended = await endImported(db, sorted.leaverEmails)
    const data = { added: sorted.fresh.length, leftOut: sorted.refused.length, ended }
    await audit({ action: 'subscribers.imported', subjectType: 'newsletter', subjectId: newId(), data })
    return reportOf(sorted)
  })
}

/** Ends the subscriptions of people who left: their consent was an earlier list, not a choice made here. */
async function endImported(db: Db, emails: readonly string[]): Promise<number> {
  let ended = 0
  for (let at = 0; at < emails.length; at += 1000) {
    const rows = await db
      .update(s)
      .set({ isActive: false, unsubscribedAt: new Date() })
      .where(and(inArray(s.email, emails.slice(at, at + 1000)), s.isActive, eq(s.source, 'import')))
      .returning({ id: s.id })
    ended += rows.length
  }
  return ended
}

type List = Awaited<ReturnType<typeof readList>>

async function readFor({ throttle, viewer }: SignedIn, file: File) {
  await throttle.consume('subscriber-imports', viewer.userId, PER_HOUR)
  return readList(file)
}

/** The rows of a file with the state of each person; FILE_INVALID without a column of addresses. */
async function readList({ csv, ...file }: File) {
  const { header, rows: all } = await tableInThread('readCsv', csv, { maxRows: maxImportedRows + 1 })
  const { places } = readHeaderLine(header, columns)
  const emailAt = places.get('email')
  if (emailAt === undefined) throw new DomainError('FILE_INVALID')
  const rows = all.slice(0, maxImportedRows)
  const read = await signsInThread('readLeaverSigns', { header, rows }, { ...file, skip: [...places.values()] })
  return { header, rows, places, emailAt, signs: read, isCut: all.length > maxImportedRows }
}

async function sortRows(db: Db, { header, rows, places, emailAt, signs, isCut }: List): Promise<Sorted> {
  const refused: Refused[] = []
  const leaverEmails: string[] = []
  const read = new Map<string, Read>()
  for (const [at, row] of rows.entries()) {
    const name = nameOf(row, places)
    const problem = problemOf(row, emailAt, name)
    const email = addressOf(row, emailAt).toLowerCase()
    const state = signs.states[at]
    if (!problem && state === 'left') leaverEmails.push(email)
    if (problem) refused.push({ line: row.number, problem })
    else if (state === 'left' || state === 'asked') refused.push({ line: row.number, problem: state })
    else if (read.has(email)) refused.push({ line: row.number, problem: 'repeated' })
    else read.set(email, { line: row.number, email, name })
  }
  // if a person has two rows, a sign of leaving takes precedence
  const leavers = new Set(leaverEmails)
  const agreed = await subscribedHere(db, leaverEmails)
  const problems = await problemsByEmail(db, [...read.keys()])
  const fresh: Read[] = []
  for (const one of read.values()) {
    const problem = leavers.has(one.email) ? 'left' : problems.get(one.email)
    if (problem) refused.push({ line: one.line, problem })
    else fresh.push(one)
  }
  const isRead = (at: number) => [...places.values()].includes(at) || signs.columns.has(at)
  const unread = header.filter((name, at) => name.trim() !== '' && !isRead(at)).map((name) => name.trim().slice(0, 100))
  const { questions } = signs
  return {
    fresh,
    leaverEmails: [...leavers].filter((email) => !agreed.has(email)),
    refused,
    questions,
    unread,
    isCut,
  }
}

const addressOf = ({ cells }: tables.CsvRow, emailAt: number): string => asciiAddress((cells[emailAt] ?? '').trim())

function problemOf(row: tables.CsvRow, emailAt: number, name: string | null): ImportProblem | null {
  const email = addressOf(row, emailAt)
  if (email === '') return 'no_address'
  if (email.length > 254 || (name ?? '').length > MAX_NAME) return 'too_long'
  return Email.safeParse(email).success ? null : 'bad_address'
}

/** The name, or first and last name if the file has those. */
function nameOf({ cells }: tables.CsvRow, places: ReadonlyMap<keyof typeof columns, number>): string | null {
  const cell = (key: keyof typeof columns) => storableText(cells[places.get(key) ?? -1] ?? '')
  const name = cell('name') || [cell('first'), cell('last')].filter(Boolean).join(' ')
  return name.replace(/\s+/g, ' ').trim() || null
}

/** Addresses of people who subscribed here themselves: they agreed again, whatever an older list shows. */
async function subscribedHere(db: Db, emails: string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (let at = 0; at < emails.length; at += 5000) {
    const isActiveSubscriber = and(inArray(s.email, emails.slice(at, at + 5000)), s.isActive, eq(s.source, 'sign_up'))
    for (const { email } of await db.select({ email: s.email }).from(s).where(isActiveSubscriber)) found.add(email)
  }
  return found
}

/** Addresses that a file cannot subscribe, with the reason. */
async function problemsByEmail(db: Db, emails: string[]): Promise<Map<string, ImportProblem>> {
  const found = new Map<string, ImportProblem>()
  for (let at = 0; at < emails.length; at += 5000) {
    const some = emails.slice(at, at + 5000)
    const known = await db.select({ email: s.email, isActive: s.isActive }).from(s).where(inArray(s.email, some))
    for (const { email, isActive } of known) found.set(email, isActive ? 'known' : 'opted_out')
    const out = await db
      .select({ email: campaignOptOuts.email })
      .from(campaignOptOuts)
      .where(inArray(campaignOptOuts.email, some))
    for (const { email } of out) found.set(email, 'opted_out')
    const suppressed = await db
      .select({ email: mailSuppressions.email })
      .from(mailSuppressions)
      .where(inArray(mailSuppressions.email, some))
    for (const { email } of suppressed) found.set(email, 'suppressed')
  }
  return found
}

function reportOf({ fresh, refused, isCut, questions, unread }: Sorted): ImportReport {
  const leftOut: ImportReport['leftOut'] = {}
  for (const { problem } of refused) leftOut[problem] = (leftOut[problem] ?? 0) + 1
  const lines = refused.toSorted((a, b) => a.line - b.line).slice(0, MAX_LINES)
  return { added: fresh.length, leftOut, lines, isCut, questions, unread }
}
