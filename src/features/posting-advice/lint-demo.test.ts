import { expect, it } from 'vitest'
import { jobs } from '#demo/content/jobs.ts'
import { dollarsAYear } from '#lib/pay/pay.ts'
import { lintPosting } from './lint-posting.ts'

it('finds nothing in 400 carefully written postings, except for the title of one trade', () => {
  const said = new Map<string, number>()
  for (const job of jobs()) {
    const { findings, isEnglish } = lintPosting(
      {
        title: job.title,
        description: job.descriptionHtml,
        requirements: job.requirementsHtml,
        location: job.location ?? '',
        remoteAllowed: job.isRemote,
        ...dollarsAYear(job.salaryMin, job.salaryMax),
        applicationDeadline: '',
      },
      '2026-11-22',
    )
    expect(isEnglish, job.key).toBe(true)
    const isPaySaid = job.salaryMin !== null && job.salaryMax !== null
    expect(
      findings.some(({ key }) => key.startsWith('salary-')),
      job.key,
    ).toBe(!isPaySaid)
    for (const { key } of findings) if (!key.startsWith('salary-')) said.set(key, (said.get(key) ?? 0) + 1)
  }
  expect([...said.keys()]).toEqual(['gender:foreman'])
})
