import { newId } from '#lib/ids.ts'
import { type Caller, everyone, signedIn, staffOnly } from './callers.ts'
import type { Row } from './row.ts'
import { salaryFixtureId, salaryImportFixtureId } from './salary-fixtures.ts'
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

const ofStaff = {
  input: (s: World) => ({ id: salaryImportFixtureId(s.companyId) }),
  missing: () => ({ id: newId() }),
  answers: staffOnly,
}
const staffAnswer = (answer: string) => ({ ...signedIn('FORBIDDEN'), platformUser: answer, platformAdmin: answer })

/** Everyone searches; saved searches and offers are only visible to their owner. Staff import the data. */
export const salaryRows: Record<string, Row> = {
  'salaries.analyze': { ...Reads, input: () => search, answers: everyone() },
  'salaries.compare': { ...Reads, input: () => ({ first: search, second: search }), answers: everyone() },
  'salaries.suggest': { ...Reads, input: () => ({ field: 'jobTitle', q: 'data' }), answers: everyone() },
  'salaryImports.check': {
    ...Reads,
    input: () => ({ fileId: newId() }),
    answers: staffAnswer('IMPORT_FILE_GONE'),
  },
  'salaryImports.start': {
    input: () => ({ id: newId(), fileId: newId(), dataset: 'Pay' }),
    answers: staffAnswer('IMPORT_FILE_GONE'),
  },
  'salaryImports.list': { ...Reads, answers: staffOnly },
  'salaryImports.get': { ...ofStaff, ...Reads },
  'salaryImports.cancel': ofStaff,
  'salaryImports.undo': ofStaff,
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
