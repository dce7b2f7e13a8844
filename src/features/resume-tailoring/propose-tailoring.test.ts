import { expect, it } from 'vitest'
import { ResumeContent } from '#features/document-content/resume-content.ts'
import { prepareJob } from '#features/matching/job.ts'
import { jobWith, listOf } from '#features/matching/testing/examples.ts'
import { proposeTailoring } from './propose-tailoring.ts'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const resume = (bold: string, sub: string) =>
  ResumeContent.parse({
    professionalSummary: `${bold}Analyst${bold} who counts.`,
    workExperience: [
      {
        id: id(1),
        jobTitle: 'Analyst',
        company: 'Kestrel',
        responsibilities: ['Wrote the weekly report', `${sub}Built dashboards in ${bold}Tableau${bold}`],
      },
    ],
    volunteering: [
      {
        id: id(2),
        role: 'Helper',
        organization: 'Food bank',
        responsibilities: [`Counted stock in ${bold}SQL${bold}`],
      },
    ],
    skills: [{ id: id(3), name: 'Excel' }],
  })

it('reads the words of marked texts, and volunteering', () => {
  const job = prepareJob(jobWith({ requirementsHtml: listOf('SQL', 'Tableau') }))
  const plain = proposeTailoring(resume('', ''), job, () => id(4))
  expect(JSON.stringify(plain)).toContain('Helper at Food bank')
  expect(plain.length).toBeGreaterThan(1)
  expect(proposeTailoring(resume('**', '\t'), job, () => id(4))).toEqual(plain)
})
