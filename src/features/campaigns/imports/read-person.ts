import { type NameOrder, orderName } from '#features/import-files/values/name-order.ts'
import type { Cells } from '#features/import-files/values/read-columns.ts'
import { readEmails } from '#features/import-files/values/read-email.ts'
import { readName } from '#features/import-files/values/read-name.ts'
import { longestAddress } from '#lib/email-address.ts'
import type { SubscriberField } from './fields.ts'
import type { PersonState } from './leaver-signs.ts'

/** 'YYYY-MM-DD'; 'asked' while it is not known. */
export type Day = string | null | 'asked'
export type Person = PersonState & {
  row: number
  /** In lower case. */
  email: string
  name: string | null
  subscribedOn: Day
  leftOn: Day
  tags: string[]
}
type Days = { subscribedOn: Day; leftOn: Day; stateOn: Day }

type PersonOptions = {
  row: number
  addedIsLeaving: boolean
  nameOrder: NameOrder
  readTags(cells: readonly string[]): string[]
}

const MAX_NAME = 200

/** A row without the state of its person; `problem` says why it cannot be imported. */
export function readPerson(cells: Cells<SubscriberField>, { row, addedIsLeaving, nameOrder, readTags }: PersonOptions) {
  const address = cells.text('email')
  const { emails, unread } = readEmails(address)
  const [email = ''] = emails
  const name = nameOf(cells, nameOrder) || nameBeside(address)
  return {
    row,
    email: email.toLowerCase(),
    name: name || null,
    tags: readTags(cells.all('tags').map(({ text }) => text)),
    days: daysOf(cells, addedIsLeaving),
    problem: problemOf(email, unread[0] ?? address, name),
  }
}

function problemOf(email: string, unread: string, name: string): string | null {
  if (email === '' && unread.length > longestAddress) return 'has an address that is too long'
  // stored with the import: without what the cell says
  if (email === '') return unread === '' ? 'has no email address' : 'is not an email address'
  return name.length > MAX_NAME ? `has a name of more than ${MAX_NAME} characters` : null
}

/** The whole name. 'Name' is the first or the last name in systems that have the other one in a column of its own. */
function nameOf(cells: Cells<SubscriberField>, order: NameOrder): string {
  const [name, first, last] = [
    orderName(readName(cells.text('name')), order),
    readName(cells.text('first')),
    readName(cells.text('last')),
  ]
  if (name === '' || (first !== '' && last !== '')) return [first, last].filter(Boolean).join(' ')
  const has = (part: string) => name.toLowerCase().includes(part.toLowerCase())
  if (!has(last)) return `${name} ${last}`
  return has(first) ? name : `${first} ${name}`
}

/** 'Ida Ek <ida@mail.example>' */
const nameBeside = (address: string): string =>
  readName(/^([^<>@]{1,200})</.exec(address)?.[1]?.replace(/"/g, '') ?? '')

function daysOf(cells: Cells<SubscriberField>, addedIsLeaving: boolean): Days {
  const added = cells.day('added')
  if (addedIsLeaving) return { subscribedOn: null, leftOn: added, stateOn: null }
  const subscribed = cells.day('subscribed')
  return {
    subscribedOn: isSoonAfter(subscribed, added) ? added : (subscribed ?? added),
    leftOn: cells.day('left_on'),
    stateOn: cells.day('state_on'),
  }
}

const SOON = 31 * 86_400_000

/** Whether a day of confirmation follows that of the sign-up. */
function isSoonAfter(subscribed: Day, added: Day): boolean {
  if (subscribed === null || added === null || subscribed === 'asked' || added === 'asked') return false
  return added < subscribed && Date.parse(subscribed) - Date.parse(added) <= SOON
}

/** The day of a state is that of the subscription or of leaving. People who never agreed did not leave on a day. */
export function daysWith(
  { state, reason }: PersonState,
  { subscribedOn, leftOn, stateOn }: Days,
): Pick<Person, 'subscribedOn' | 'leftOn'> {
  if (state === 'active') return { subscribedOn: subscribedOn ?? stateOn, leftOn: null }
  const isLeaving = state === 'left' && reason !== 'unconfirmed' && reason !== 'never agreed'
  return { subscribedOn, leftOn: isLeaving ? (leftOn ?? stateOn) : leftOn }
}
