import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { profiles } from '#db/schema/profiles.ts'
import { point, putPoints } from '#features/salaries/server/salaries.testing.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createResume, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { askAndRead } from './coach.testing.ts'

const product = productOfFile()
let mayaId: string
beforeEach(async () => {
  mayaId = (await createUser(product.db, { name: 'Maya' })).id
})
const ask = (text: string) => askAndRead(product.as(mayaId), text)

describe('a question that the product answers elsewhere', () => {
  it('about a job that is not open is not answered with another job', async () => {
    const company = await createCompany(product.db)
    await createJob(product.db, company.id, { title: 'Night Baker', status: 'closed' })
    expect((await ask('Am I a good fit for Night Baker?')).text).toContain('I found no open job called “Night Baker”')
  })

  it("about the fit for a job has the match of the job's page", async () => {
    const company = await createCompany(product.db, { name: 'Harbor Police' })
    const job = await createJob(product.db, company.id, {
      title: 'Police Crime Analyst',
      requirements: '<ul><li>SQL</li><li>Crime mapping with ArcGIS</li></ul>',
    })
    await createResume(product.db, mayaId, {
      text: 'Experience\nData Analyst, Papertrail, 2019 - 2024\nWrote and maintained 140 SQL models in production for the weekly operations review.',
    })
    const { match } = await product.as(mayaId).jobs.get({ slugOrId: job.id })
    const answer = await ask('am I a good fit for Police Crime Analyst?')
    expect(match?.score).not.toBeNull()
    expect(answer.text).toContain(
      `Police Crime Analyst at Harbor Police: ${match?.headline}, ${match?.score} of 100 [1].`,
    )
    expect(answer.sources[0]).toMatchObject({ href: `/app/jobs?job=${job.id}` })
  })

  it("about pay in a place has the figures of the Salary Analyzer, by default for the user's own title", async () => {
    await putPoints(
      product.db,
      [90_000, 95_000, 100_000, 105_000, 110_000, 115_000].map((baseSalary) => point({ baseSalary })),
    )
    await product.db.update(profiles).set({ currentJobTitle: 'Data Analyst' }).where(eq(profiles.userId, mayaId))
    for (const text of ['What is the salary in Portland, OR?', 'What does a data analyst earn in Portland, OR?'])
      expect((await ask(text)).text.toLowerCase()).toContain(
        'data analyst in portland, or: the median is $102,500 a year, and the middle half earns',
      )
    expect((await ask('What does a data analyst earn in Reykjavik?')).text).toContain('too few data points')
  })

  it('about a rejection quotes the letter that the person got, and no other', async () => {
    const company = await createCompany(product.db, { name: 'Halden' })
    const job = await createJob(product.db, company.id, { title: 'Planner' })
    const applied = async (userId: string, message: string, isShown: boolean) => {
      const person = { jobId: job.id, userId, ...applicantDetails({ fullName: 'X', email: 'x@example.test' }) }
      const shown = isShown
        ? {}
        : { shownStatus: 'reviewing' as const, shownStatusAt: new Date(), noticeDueAt: new Date(Date.now() + 600_000) }
      const [row] = await product.db
        .insert(applications)
        .values({ ...person, status: 'rejected', ...shown })
        .returning()
      await product.db
        .insert(applicationStatusChanges)
        .values({ applicationId: row!.id, toStatus: 'rejected', message, isShown })
    }
    const [other, early] = [await createUser(product.db), await createUser(product.db)]
    await applied(other.id, 'canary of another person', true)
    await applied(early.id, 'canary of a waiting notice', false)
    await applied(mayaId, 'We hired someone with a license.', true)
    expect((await ask('Why was I rejected?')).text).toContain(
      'Planner at Halden: the company wrote “We hired someone with a license.”',
    )
    const unseen = await askAndRead(product.as(early.id), 'Why was I rejected?')
    expect(unseen.text).not.toContain('canary')
  })
})
