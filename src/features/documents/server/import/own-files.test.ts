import { afterAll, expect, it } from 'vitest'
import { templateKeys } from '#features/document-content/design.ts'
import { ResumeContent } from '#features/document-content/resume-content.ts'
import { createLog } from '#server/log.ts'
import { Typesetter } from '#server/typst/typesetter.ts'
import { casesOf, isLong } from '#testing/long.ts'
import { madeUpResumes } from '../exports/made-up-resumes.testing.ts'
import { sampleResume } from '../render/sample-resume.testing.ts'
import { type RoundTripValue, roundTrip } from './own-files.testing.ts'

// the time limit is not tested here, so a busy machine must not reach it
const typesetter = new Typesetter(createLog('silent'), { timeMs: 60_000 })
afterAll(() => typesetter.close())

const sample = sampleResume()
const resumes: Record<string, ResumeContent> = {
  ...madeUpResumes,
  'a headline': { ...sample, personalInfo: { ...sample.personalInfo, headline: 'Data Analyst' } },
}
/** A right-to-left resume is not parsed well yet, so it is left out. */
const names = Object.keys(resumes).filter((name) => (isLong ? name !== 'Arabic' : name === 'every section'))

it.each([...templateKeys, 'docx'] as const)(
  'reads back the printed text, without the attached data, of %s',
  async (file) => {
    const all: RoundTripValue[] = []
    for (const name of names) all.push(...(await roundTrip({ typesetter }, resumes[name]!, file)))
    const lost = all.filter(({ isSame }) => !isSame)
    expect(lost.length / all.length, JSON.stringify(lost)).toBeLessThan(0.06)
    const heads = all.filter(({ at }) => /\.workExperience\.\d+\.(?:jobTitle|company|startDate|endDate)$/.test(at))
    expect(heads.filter(({ isSame }) => !isSame)).toEqual([])
  },
)

it('separates a title, a company and a place with commas', async () => {
  const content = ResumeContent.parse({
    personalInfo: { fullName: 'Maya Okafor' },
    workExperience: [
      {
        id: '01a224ff-13af-7402-be81-36f332c35e73',
        jobTitle: 'Senior Software Engineer, Platform',
        company: 'Contoso & S\u00f6hne GmbH',
        location: 'Berlin, Germany',
        startDate: '2019-03',
        endDate: '2021-05',
        responsibilities: ['Cut the time of a build by half.'],
      },
    ],
  })
  for (const file of casesOf(['classic', 'compact', 'timeline', 'docx'] as const, (_, at) => at === 1)) {
    const lost = (await roundTrip({ typesetter }, content, file)).filter(({ isSame }) => !isSame)
    expect(lost, file).toEqual([])
  }
})

it('reads roles with one employer back under their company', async () => {
  const role = (n: number, more: object) => ({
    id: `01a224ff-13af-7402-be81-36f332c35e7${n}`,
    company: 'Kestrel Freight Ltd',
    location: 'Leeds, UK',
    ...more,
  })
  const content = ResumeContent.parse({
    personalInfo: { fullName: 'Maya Okafor', email: 'maya@okafor.example' },
    workExperience: [
      role(1, {
        jobTitle: 'Lead Planner',
        startDate: '2022-03',
        isCurrentRole: true,
        responsibilities: ['Leads a team of nine planners.', 'Cut the empty miles by a fifth.'],
      }),
      role(2, {
        jobTitle: 'Route Planner',
        startDate: '2019-05',
        endDate: '2022-02',
        isSameEmployer: true,
        responsibilities: ['Planned 40 routes a week for the fleet.'],
      }),
      role(3, {
        jobTitle: 'Office Clerk',
        company: 'Halden Foods Ltd',
        location: 'York, UK',
        startDate: '2016-01',
        endDate: '2019-04',
        responsibilities: ['Checked the invoices of four depots.'],
      }),
    ],
    education: [{ id: role(4, {}).id, degree: 'BSc Geography', school: 'University of Leeds', graduationYear: '2015' }],
  })
  for (const file of casesOf([...templateKeys, 'docx'] as const, (one) => one === 'classic' || one === 'docx')) {
    const lost = (await roundTrip({ typesetter }, content, file)).filter(({ isSame }) => !isSame)
    expect(lost, file).toEqual([])
  }
})
