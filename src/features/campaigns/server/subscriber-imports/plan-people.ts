import { inArray } from 'drizzle-orm'
import { campaignOptOuts, newsletterSubscribers as s } from '#db/schema/campaigns.ts'
import { mailSuppressions } from '#db/schema/mail.ts'
import type { RowProblem } from '#features/import-files/contract.ts'
import { isoDay } from '#lib/dates.ts'
import type { Db } from '#server/context.ts'
import type { Person } from '../../imports/read-person.ts'

export type Known = Pick<
  typeof s.$inferSelect,
  'id' | 'email' | 'name' | 'tags' | 'isActive' | 'source' | 'subscribedAt'
>
export type PlannedPerson = { person: Person } & (
  | { change: 'new' }
  /** Added as a person who left elsewhere, or left here already if they are known. */
  | { change: 'kept_off'; known: Known | null }
  | { change: 'changed' | 'same' | 'ended'; known: Known }
  | { change: 'kept'; reason: string }
)

const AT_ONCE = 5000
const ranks = { left: 0, asked: 1, active: 2 } as const

/** Each address once. Of several rows of a person, a sign of leaving takes precedence. */
export function uniquePeople(people: readonly Person[]): { people: Person[]; repeated: RowProblem[] } {
  const chosen = new Map<string, Person>()
  for (const person of people) {
    const before = chosen.get(person.email)
    if (!before || ranks[person.state] < ranks[before.state]) chosen.set(person.email, person)
  }
  const repeated = people.flatMap(({ row, email }) => {
    const other = chosen.get(email)?.row
    return other === undefined || other === row
      ? []
      : [{ row, column: '', reason: `is the same person as row ${other}` }]
  })
  return { people: people.filter(({ row, email }) => chosen.get(email)?.row === row), repeated }
}

/** Whether nothing of a person is asked. */
export const isDecided = ({ state, subscribedOn, leftOn }: Person): boolean =>
  state !== 'asked' && subscribedOn !== 'asked' && leftOn !== 'asked'

/** Compares people without open questions with the subscribers that are here. */
export async function planPeople(db: Db, people: readonly Person[]): Promise<PlannedPerson[]> {
  const planned: PlannedPerson[] = []
  for (let at = 0; at < people.length; at += AT_ONCE)
    planned.push(...(await planSome(db, people.slice(at, at + AT_ONCE))))
  return planned
}

async function planSome(db: Db, people: readonly Person[]): Promise<PlannedPerson[]> {
  const emails = people.map(({ email }) => email)
  const { id, email, name, tags, isActive, source, subscribedAt } = s
  const known = await db
    .select({ id, email, name, tags, isActive, source, subscribedAt })
    .from(s)
    .where(inArray(s.email, emails))
  const optedOut = await db
    .select({ email: campaignOptOuts.email })
    .from(campaignOptOuts)
    .where(inArray(campaignOptOuts.email, emails))
  const suppressed = await db
    .select({ email: mailSuppressions.email })
    .from(mailSuppressions)
    .where(inArray(mailSuppressions.email, emails))
  const byEmail = new Map(known.map((one) => [one.email, one]))
  const [isOut, isNever] = [optedOut, suppressed].map((rows) => new Set(rows.map((one) => one.email)))
  return people.map((person): PlannedPerson => {
    const here = byEmail.get(person.email)
    if (person.state === 'left') return planLeaver(person, here)
    if (isNever?.has(person.email)) return { person, change: 'kept', reason: NEVER }
    if (isOut?.has(person.email) || here?.isActive === false) return { person, change: 'kept', reason: OUT }
    if (!here) return { person, change: 'new' }
    return { person, known: here, change: isChanged(person, here) ? 'changed' : 'same' }
  })
}

const NEVER = 'is never emailed: bounced, complained, or suppressed by staff'
const OUT = 'unsubscribed here, or left by an earlier list'
const AGREED = 'left by this list, but agreed here: the subscription stays'

/** The consent of an imported person was an earlier list; that of others is a choice made here. */
function planLeaver(person: Person, known: Known | undefined): PlannedPerson {
  if (!known?.isActive) return { person, change: 'kept_off', known: known ?? null }
  return known.source === 'import' ? { person, known, change: 'ended' } : { person, change: 'kept', reason: AGREED }
}

/** What differs from the list for an imported person; the list never empties a value. People who signed up keep what is here. */
export function newDetails({ name, tags, subscribedOn }: Person, known: Known) {
  const day = isoDay(known.subscribedAt, 'UTC')
  return {
    name: name ?? known.name,
    tags: tags.length > 0 ? tags : known.tags,
    subscribedAt:
      subscribedOn === null || subscribedOn === 'asked' || subscribedOn === day
        ? known.subscribedAt
        : midnight(subscribedOn),
  }
}

function isChanged(person: Person, known: Known): boolean {
  if (known.source !== 'import') return false
  const next = newDetails(person, known)
  return (
    next.name !== known.name ||
    next.tags.join('\n') !== known.tags.join('\n') ||
    next.subscribedAt.getTime() !== known.subscribedAt.getTime()
  )
}

export const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`)
