import { describe, expect, it } from 'vitest'
import { employersOf, totalPeriod, withSameEmployers } from './employers.ts'
import { WorkExperience } from './resume-content.ts'

const job = (company: string, isSameEmployer = false) =>
  WorkExperience.parse({ id: '0199d1f0-0000-7000-8000-000000000001', company, isSameEmployer })
const companies = (jobs: ReturnType<typeof job>[]) =>
  employersOf(jobs).map((roles) => roles.map(({ company }) => company))

describe('employersOf', () => {
  it('groups consecutive roles at one company if they are marked so', () => {
    expect(companies([job('Kestrel'), job('kestrel', true), job('Kestrel'), job('Halden')])).toEqual([
      ['Kestrel', 'kestrel'],
      ['Kestrel'],
      ['Halden'],
    ])
  })

  it('does not group a job with another or no company, or the first job', () => {
    expect(companies([job('Kestrel', true), job('Halden', true), job('', true), job('', true)])).toEqual([
      ['Kestrel'],
      ['Halden'],
      [''],
      [''],
    ])
  })
})

it('withSameEmployers marks consecutive jobs at one company', () => {
  const jobs = [job('Kestrel'), job('Kestrel'), job('Halden', true), job('Kestrel'), job(''), job('')]
  expect(withSameEmployers(jobs).map(({ isSameEmployer }) => isSameEmployer)).toEqual([
    false,
    true,
    false,
    false,
    false,
    false,
  ])
})

describe('totalPeriod', () => {
  const role = (startDate: string, endDate: string | null, isCurrentRole = false) => ({
    startDate,
    endDate,
    isCurrentRole,
  })

  it.each([
    [[role('2021-03', null, true), role('2019', '2021-02')], role('2019', null, true)],
    [[role('2021-03', '2022-01'), role('2019-05', '2021-02')], role('2019-05', '2022-01')],
    [[role('', null), role('', '')], role('', null)],
  ])('of %j is %j', (roles, total) => {
    const { startDate, endDate, isCurrentRole } = totalPeriod(roles)
    expect([startDate, isCurrentRole ? null : endDate, isCurrentRole]).toEqual([
      total.startDate,
      total.endDate,
      total.isCurrentRole,
    ])
  })
})
