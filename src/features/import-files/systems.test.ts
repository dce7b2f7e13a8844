import { expect, it } from 'vitest'
import { importPages, importsOverview } from './import-pages.testing.ts'
import { applicationLayouts } from './layouts/applications.ts'
import { subscriberLayouts } from './layouts/subscribers.ts'
import { systemOf } from './systems.ts'

const namesIn = (text: string) => text.split(',').map((name) => name.trim())
const PLAIN = 'Plain Excel sheet'
const pages = importPages()

it('finds the system of each layout in docs/imports, and none for a plain sheet', () => {
  const found = pages.flatMap(({ file, tables }) => tables.map(({ header }) => [file, systemOf(header)]))
  const written = pages.flatMap(({ file, system, tables }) =>
    tables.map(() => [file, system === PLAIN ? null : system]),
  )
  expect(found).toEqual(written)
})

it('has a page for each system, of 15 to 35 lines, linked from the overview', () => {
  const systems = new Set([...applicationLayouts, ...subscriberLayouts].map(({ system }) => system))
  expect(pages.map(({ system }) => system).toSorted()).toEqual([...systems, PLAIN].toSorted())
  expect(pages.filter(({ lines }) => lines < 15 || lines > 35).map(({ file }) => file)).toEqual([])
  expect(pages.filter(({ file }) => !importsOverview().includes(`(${file})`)).map(({ file }) => file)).toEqual([])
})

it('has pages whose columns are in a layout of the page', () => {
  const missing = pages.flatMap(({ file, tables, columns }) => {
    const names = new Set(tables.flatMap(({ header }) => header))
    return columns.flatMap(({ name }) => (names.has(name) ? [] : [`${file}: ${name}`]))
  })
  expect(missing).toEqual([])
})

it('finds a system whatever the case and punctuation of its names, and with columns of the company', () => {
  expect(systemOf(namesIn('member rating, Optin Time, EUID, LEID, Email Address, Shoe size, Club'))).toBe('Mailchimp')
  expect(systemOf(namesIn('FINAL PHASE, final_status, Final-status-date, Candidate name, Car owner'))).toBe('Personio')
})

it.each([
  'Name, Email, Status',
  'ID, First Name, Last Name, Email, Phone, Status, Stage, Source, Created At, Tags, Notes',
  'Candidate, Email, Job, Stage, Applied on, Rejected on, Reason, Recruiter, Hiring Manager',
  'Name, Current Title, Current Company, LinkedIn Profile, Feedback, Status',
  'Name, Job Opening, Applied Date, Referred By, Status',
  'Candidate ID, Name, Rating, Current Employer, Expected Salary, Skill Set',
  'Email, First Name, Last Name, Created At, Updated At, Subscribed, Tags',
  'First name, Email, Created at, Status',
  'first_name, email, created_at, status, plan',
  'uuid, email, name, status, created_at',
  'Vorname, Nachname, E-Mail, Stelle, Status, Bewerbungsdatum, Absagegrund',
  '',
])('finds no system for the columns of a list kept by hand: %s', (names) => {
  expect(systemOf(namesIn(names))).toBeNull()
})

it('finds no system if as many columns are of one as of another', () => {
  const both = 'Klaviyo ID, Email Suppressions, complimentary_plan, stripe_customer_id'
  expect(systemOf(namesIn(both))).toBeNull()
})
