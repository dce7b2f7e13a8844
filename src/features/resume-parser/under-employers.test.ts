import { describe, expect, it } from 'vitest'
import { WorkExperience } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { Draft } from './draft.ts'
import { underEmployers } from './under-employers.ts'

const job = (more: object) => WorkExperience.parse({ id: newId(), ...more })
const kestrel = job({ company: 'Kestrel', location: 'Leeds', startDate: '2019-05', isCurrentRole: true })
const lead = job({ jobTitle: 'Lead', startDate: '2022-03', isCurrentRole: true })
const planner = job({ jobTitle: 'Planner', startDate: '2019-05', endDate: '2022-02', location: 'York' })
const read = (...jobs: ReturnType<typeof job>[]) =>
  underEmployers(new Draft(), jobs).map(({ jobTitle, company, location }) => [jobTitle, company, location])

describe('underEmployers', () => {
  it('gives roles the company above them, and its place if they have none', () => {
    const halden = job({ jobTitle: 'Clerk', company: 'Halden', startDate: '2016' })
    expect(read(kestrel, lead, planner, halden)).toEqual([
      ['Lead', 'Kestrel', 'Leeds'],
      ['Planner', 'Kestrel', 'York'],
      ['Clerk', 'Halden', ''],
    ])
  })

  it.each([
    ['another period', job({ jobTitle: 'Clerk', startDate: '2016-01', endDate: '2019-04' })],
    ['a company of its own', job({ jobTitle: 'Clerk', company: 'Halden', startDate: '2020' })],
    ['no title', job({ startDate: '2020' })],
  ])('keeps a company as a job if the job below has %s', (_, below) => {
    expect(read(kestrel, below)[0]).toEqual(['', 'Kestrel', 'Leeds'])
    expect(read(kestrel, below)).toHaveLength(2)
  })

  it('does not change a role that ended after the employer', () => {
    const past = job({ company: 'Kestrel', startDate: '2019', endDate: '2021' })
    expect(read(past, lead)).toHaveLength(2)
    expect(read(past, job({ jobTitle: 'Planner', startDate: '2019-05', endDate: '2021-11' }))).toHaveLength(1)
  })

  it('keeps a job with texts as a job', () => {
    expect(read({ ...kestrel, responsibilities: ['Planned routes'] }, lead)).toHaveLength(2)
  })

  it('records the lines of the company at each role', () => {
    const draft = new Draft()
    draft.note(`${kestrel.id}.company`, [4], 0.9)
    underEmployers(draft, [kestrel, lead])
    expect(draft.notes).toContainEqual({ at: `${lead.id}.company`, lines: [4], confidence: 0.9 })
  })
})
