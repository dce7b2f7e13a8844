import { employmentTypes, workModes } from '#features/job-postings/rules.ts'
import { type Conditions, searchLevels } from '#features/job-search/condition-names.ts'
import { decodeCursor, encodeCursor } from '#lib/pages.ts'
import type { RankedPlace } from './find-relevant.ts'

/** How the words were read, so that the next page reads them in the same way. */
export type Reading = {
  /** A place that was corrected or found among the keywords, so that it is not the text of the location field; otherwise ''. */
  otherPlace: string
  /** The place is only compared as text, because no posting is in the place that it names. */
  isByLetters: boolean
  /** 'Go' and 'R' are searched as ordinary words, because no posting has them as names. */
  isPlain: boolean
  /** The search also matches titles in other languages. */
  isWide: boolean
  said: Conditions
}

/** Where the next page begins, in the way of reading the search that found something; `isCommon` selects the query strategy. */
export type Cursor = Reading & { after: RankedPlace; isCommon: boolean; asOf: Date; q: string }

export const writeCursor = ({
  after,
  isCommon,
  asOf,
  q,
  otherPlace,
  isByLetters,
  isPlain,
  isWide,
  said,
}: Cursor): string => {
  const { tier, rank, postedAt, id } = after
  const pay = said.pay && `${said.pay.yearly}:${said.pay.currency}`
  const conditions = [said.level, said.type, said.mode, pay].map((one) => one ?? '').join(' ')
  const flags = Number(isByLetters) + 2 * Number(isPlain) + 4 * Number(isWide)
  return encodeCursor([Number(isCommon), tier, rank, postedAt, id, asOf, q, otherPlace, flags, conditions])
}

const kinds = ['number', 'number', 'number', 'date', 'id', 'date', 'text', 'text', 'number', 'text'] as const

export function readCursor(text: string): Cursor | null {
  const values = decodeCursor(text, kinds)
  if (!values) return null
  const [isCommon, tier, rank, postedAt, id, asOf, q, otherPlace, flags, conditions] = values
  return {
    after: { tier, rank, postedAt, id },
    isCommon: isCommon === 1,
    asOf,
    q: q.slice(0, 1000),
    otherPlace: otherPlace.slice(0, 200),
    isByLetters: flags % 2 === 1,
    isPlain: (flags & 2) > 0,
    isWide: (flags & 4) > 0,
    said: readConditions(conditions),
  }
}

function readConditions(text: string): Conditions {
  const said = text.split(' ')
  const level = searchLevels.find((one) => one === said[0])
  const type = employmentTypes.find((one) => one === said[1])
  const mode = workModes.find((one) => one === said[2])
  const [, yearly = '', currency = ''] = /^(\d{1,12}(?:\.\d{1,9})?):([A-Z]{3})$/.exec(said[3] ?? '') ?? []
  const pay = currency ? { yearly: Number(yearly), currency } : null
  return { ...(pay && { pay }), ...(level && { level }), ...(type && { type }), ...(mode && { mode }) }
}
