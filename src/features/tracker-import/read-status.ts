import { plainWords } from '#lib/names.ts'
import { readSeekerStatus, type SeekerStatus } from './status-words.ts'

const NO = new Set(
  'no,n,false,0,none,na,n a,null,nein,non,nee,nao,nie,not yet,noch nicht,pending,tbd,unchecked,unbekannt,unknown'
    .split(',')
    .concat(''),
)
const YES = new Set('yes,y,true,1,x,ja,oui,si,sim,tak,checked,done,✓,✔,✅,☑'.split(','))

/** A column such as 'Interview' or 'Rejected', which has a day, a tick or a text. */
export type Sign = {
  status: Exclude<SeekerStatus, 'saved' | 'submitted' | 'reviewing'>
  column: string
  text: string
  /** 'YYYY-MM-DD'; null if the text is no day, 'asked' while it is not known. */
  day: string | null | 'asked'
}
export type StatusCells = {
  status: string
  signs: readonly Sign[]
  /** Whether the row has a day of applying, or a tick for it. */
  isApplied: boolean
}
/** `text` is all that the row says; `status` is null if it is unknown or contradicts itself. */
export type ReadStatus = { text: string; status: SeekerStatus | null; day: string | null }

export const isYes = (text: string): boolean => YES.has(plainWords(text)) || YES.has(text.trim())
export const isNo = (text: string): boolean =>
  NO.has(plainWords(text)) && !YES.has(text.trim()) && !/[✓✔✅☑]/u.test(text)

/** The status of a row from all its columns together: 'Applied' with a day of rejection is rejected. */
export function readStatus(cells: StatusCells): ReadStatus {
  const own = openStatus(cells)
  const signs = cells.signs.filter(({ text, day }) => day !== null || !isNo(text))
  const text = [cells.status, ...signs.map(({ column, text: said }) => (isYes(said) ? column : `${column}: ${said}`))]
    .filter(Boolean)
    .join(' · ')
  const dayOf = (status: SeekerStatus): string | null => {
    const day = signs.find((sign) => sign.status === status)?.day ?? null
    return day === 'asked' ? null : day
  }
  if (cells.status !== '' && own === null) return { text: cells.status, status: null, day: null }
  const isUnread = signs.some((sign) => sign.day === null && !isYes(sign.text))
  const ends = new Set(signs.flatMap(({ status }) => (isEnd(status) ? [status] : [])))
  if (own && isEnd(own)) {
    ends.delete(own as Sign['status'])
    return { text, status: ends.size === 0 ? own : null, day: dayOf(own) }
  }
  if (ends.size > 1) return { text, status: null, day: null }
  const [end] = ends
  if (end) return isUnread ? { text, status: null, day: null } : { text, status: end, day: dayOf(end) }
  const steps = signs.filter(({ day, text: said }) => day !== null || isYes(said)).map(({ status }) => status)
  const furthest = furthestOf([...(own ? [own] : []), ...steps])
  // a text such as 'Round 1, went well' beside 'Applied' can be any step
  if (isUnread && (own === null || own === 'submitted')) return { text, status: null, day: null }
  return { text, status: furthest, day: furthest ? dayOf(furthest) : null }
}

const isEnd = (status: SeekerStatus): boolean => ['accepted', 'rejected', 'withdrawn'].includes(status)

const order: readonly SeekerStatus[] = ['saved', 'submitted', 'reviewing', 'interview', 'offer']
const furthestOf = (found: readonly SeekerStatus[]): SeekerStatus | null =>
  found.toSorted((a, b) => order.indexOf(b) - order.indexOf(a))[0] ?? null

function openStatus({ status, isApplied }: StatusCells): SeekerStatus | null {
  if (status !== '') return readSeekerStatus(status)
  // without a word for it, a row with a day of applying was sent; any other may be a wish
  return isApplied ? 'submitted' : null
}
