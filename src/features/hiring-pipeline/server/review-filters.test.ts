import { beforeAll, describe, expect, it } from 'vitest'
import { applicationResponses } from '#db/schema/applications.forms.ts'
import { applications } from '#db/schema/applications.ts'
import { createEmployer } from '#features/job-postings/server/postings.testing.ts'
import { newId } from '#lib/ids.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createJob, createMember, createRequirement, createUser } from '#testing/factories.ts'
import type { TestProduct } from '#testing/product.ts'
import { productOfFile } from '#testing/product-of-file.ts'

const product = productOfFile()
let world: Awaited<ReturnType<typeof makeWorld>>
beforeAll(async () => {
  world = await makeWorld()
})

type ApplicationFields = Partial<typeof applications.$inferInsert>

async function makeWorld() {
  const { db } = product
  const { admin, company } = await createEmployer(db, { timeZone: 'America/Los_Angeles' })
  const member = await createMember(db, company.id)
  const job = await createJob(db, company.id, { title: 'Data Analyst' })
  const other = await createJob(db, company.id, { title: 'Nurse' })
  const apply = async (fullName: string, overrides: ApplicationFields = {}) => {
    const { id: userId } = await createUser(db)
    const email = `${fullName.toLowerCase().replaceAll(/[^a-z]/g, '')}@mail.example`
    const [row] = await db
      .insert(applications)
      .values({ jobId: job.id, userId, ...applicantDetails({ fullName, email }), ...overrides })
      .returning()
    return row!.id
  }
  const ids = {
    maya: await apply('Maya Okafor', { matchScore: 82, resumeText: 'Node.js and C++ in production, Kubernetes.' }),
    zoe: await apply('Zoë Müller', { matchScore: 50, source: 'referral', resumeText: 'Résumé of a C programmer.' }),
    ben: await apply('Ben Low', { matchScore: 49, appliedAt: new Date('2026-03-02T07:30:00Z') }),
    ida: await apply('Ida New', { jobId: other.id, status: 'interview' }),
  }
  const ask = (questionType: 'yes_no' | 'checkbox' | 'number' | 'text' | 'dropdown', overrides = {}) =>
    createRequirement(db, job.id, { questionType, label: questionType, ...overrides })
  const questions = {
    yesNo: await ask('yes_no'),
    tools: await ask('checkbox', { options: ['dbt', 'Looker'] }),
    years: await ask('number'),
    words: await ask('text'),
    team: await ask('dropdown', { options: ['Red', 'Blue'] }),
    secret: await ask('number', { private: true }),
  }
  const answer = (who: keyof typeof ids, which: keyof typeof questions, responseText: string, responseData?: unknown) =>
    db
      .insert(applicationResponses)
      .values({ applicationId: ids[who], requirementId: questions[which].id, responseText, responseData })
  await answer('maya', 'yesNo', 'Yes')
  await answer('zoe', 'yesNo', 'No')
  await answer('maya', 'tools', 'dbt, Looker', ['dbt', 'Looker'])
  await answer('zoe', 'tools', 'Looker', ['Looker'])
  await answer('maya', 'years', '7')
  await answer('zoe', 'years', '2.5')
  await answer('ben', 'years', 'many')
  await answer('maya', 'words', 'Because of the café')
  await answer('ben', 'team', 'Blue')
  await answer('maya', 'secret', '61000')
  return { admin, member, company, job, other, ids, questions }
}

type Filters = Parameters<ReturnType<TestProduct['as']>['companyApplications']['list']>[0]
async function found(filters: Filters, userId = world.admin.id) {
  const { items, total } = await product.as(userId).companyApplications.list(filters)
  expect(total).toBe(items.length)
  const names = new Map(Object.entries(world.ids).map(([name, id]) => [id, name]))
  return items.map(({ id }) => names.get(id)).toSorted()
}

describe('the list of applications', () => {
  it.each([
    [{ match: '75-up' }, ['maya']],
    [{ match: '50-up' }, ['maya', 'zoe']],
    [{ match: 'below-50' }, ['ben']],
    [{ match: 'unread' }, ['ida']],
    [{ source: 'referral' }, ['zoe']],
    [{ source: 'imported' }, []],
    [{ within: 'week' }, ['ida', 'maya', 'zoe']],
  ] as const)('accepts the filter %j', async (filters, names) => {
    expect(await found({ ...filters })).toEqual(names)
  })

  it('counts days where the company is: half past seven in London is still the day before in Los Angeles', async () => {
    expect(await found({ from: '2026-03-01', to: '2026-03-01' })).toEqual(['ben'])
    expect(await found({ from: '2026-03-02', to: '2026-03-02' })).toEqual([])
    expect(await found({ to: '2026-03-01', source: 'direct' })).toEqual(['ben'])
  })

  it.each([
    ['zoe', ['zoe']],
    ['MULLER', ['zoe']],
    ['okaf nurse', []],
    ['NURSE', ['ida']],
    ['bénlow@', ['ben']],
    ['kuber', ['maya']],
    ['resume', ['zoe']],
    ['node.js kubernetes', ['maya']],
    ['C++', ['maya']],
    ['c#', []],
    ['%', []],
    ["' | !x:* &", []],
    ['the', []],
  ])('SEARCH finds %s, whatever its case and accents, by name, mail, job and skill', async (search, names) => {
    expect(await found({ search })).toEqual(names)
  })

  it('counts the matches of the other filters per status', async () => {
    const { counts, total } = await product
      .as(world.admin.id)
      .companyApplications.list({ status: 'interview', within: 'week' })
    expect([counts.submitted, counts.interview, counts.rejected, total]).toEqual([2, 1, 0, 1])
  })
})

describe('answers', () => {
  const by = (which: keyof typeof world.questions, chosen: Filters) => ({
    jobId: world.job.id,
    question: world.questions[which].id,
    ...chosen,
  })
  it('are found by value, range and words', async () => {
    expect(await found(by('yesNo', { answer: 'yes' }))).toEqual(['maya'])
    expect(await found(by('tools', { answer: 'dbt' }))).toEqual(['maya'])
    expect(await found(by('tools', { answer: 'Looker' }))).toEqual(['maya', 'zoe'])
    expect(await found(by('years', { least: 3 }))).toEqual(['maya'])
    expect(await found(by('years', { least: 2, most: 2.5 }))).toEqual(['zoe'])
    expect(await found(by('words', { answer: 'CAFE' }))).toEqual(['maya'])
    expect(await found(by('words', { answer: '%' }))).toEqual([])
    expect(await found(by('team', { answer: 'Blue' }))).toEqual(['ben'])
    expect(await found(by('team', { answer: 'Blu' }))).toEqual([])
  })

  it('to private questions filter for admins only, and others cannot learn that any exist (CJOB-29)', async () => {
    const secret = by('secret', { least: 1 })
    expect(await found(secret)).toEqual(['maya'])
    expect(await found(secret, world.member.id)).toEqual(await found(by('secret', { most: 1 }), world.member.id))
    expect(await found({ ...secret, question: newId() })).toEqual([])
    const questionsFor = async (userId: string) =>
      (await product.as(userId).companyApplications.questions({ jobId: world.job.id })).map(({ label }) => label).length
    expect([await questionsFor(world.admin.id), await questionsFor(world.member.id)]).toEqual([6, 5])
    const { admin: rival } = await createEmployer(product.db)
    expect(await questionsFor(rival.id)).toBe(0)
    expect((await product.as(rival.id).companyApplications.list(secret)).total).toBe(0)
  })
})

it.each([
  { match: '80' },
  { within: 'year' },
  { from: '2026-02-30' },
  { source: 'elsewhere' },
  { least: 'many' },
  { question: 'x' },
  { answer: 'x'.repeat(501) },
  { status: 'lost' },
])('refuses %j', async (filters) => {
  await expect(product.as(world.admin.id).companyApplications.list(filters as never)).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})
