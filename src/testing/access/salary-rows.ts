import { newId } from '#lib/ids.ts'
import { type Caller, everyone, signedIn } from './callers.ts'
import type { Row } from './row.ts'
import { salaryFixtureId } from './salary-fixtures.ts'
import type { World } from './world.ts'

const Reads = { isRead: true } as const
const search = { jobTitle: 'Data Analyst', location: 'Portland' }
/** A row of the caller, one of another user, and one that does not exist. */
const own = {
  input: (s: World, c: Caller) => ({ id: salaryFixtureId(s.personOf(c).id) }),
  foreign: (s: World, c: Caller) => ({ id: salaryFixtureId(s.foreignPerson(c).id) }),
  missing: () => ({ id: newId() }),
}
const offer = { name: 'Fernway', jobTitle: 'Analyst', location: 'Portland', base: 98_000 }

/** Everyone searches; saved searches and offers are only visible to their owner. */
export const salaryRows: Record<string, Row> = {
  'salaries.analyze': { ...Reads, input: () => search, answers: everyone() },
  'salaries.compare': { ...Reads, input: () => ({ first: search, second: search }), answers: everyone() },
  'salaries.suggest': { ...Reads, input: () => ({ field: 'jobTitle', q: 'data' }), answers: everyone() },
  'salaries.overview': { ...Reads, answers: everyone() },
  'salaries.listSearches': { ...Reads, answers: signedIn() },
  'salaries.saveSearch': { input: () => search, answers: signedIn() },
  'salaries.deleteSearch': { ...own, answers: signedIn() },
  'salaries.listOffers': { ...Reads, answers: signedIn() },
  'salaries.saveOffer': { input: () => ({ ...offer, id: newId() }), answers: signedIn() },
  'salaries.saveOffer (one there is)': {
    input: (s, c) => ({ ...offer, ...own.input(s, c) }),
    answers: signedIn(),
  },
  'salaries.deleteOffer': { ...own, answers: signedIn() },
}
