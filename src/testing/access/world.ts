import { mailStopToken } from '#features/notifications/server/mail-stop.ts'
import { newId } from '#lib/ids.ts'
import type { TestProduct } from '../product.ts'
import { createAutoApply } from './auto-apply-fixtures.ts'
import { createBlog } from './blog-rows.ts'
import { type Caller, type PersonName, people, type SeekerName, seekers } from './callers.ts'
import { createCampaigns } from './campaign-rows.ts'
import { canary } from './canaries.ts'
import { createCoachFixtures, createListings } from './coach-fixtures.ts'
import { createCompanies, createPostings } from './company-fixtures.ts'
import { createConversations } from './conversation-fixtures.ts'
import { createEvaluations } from './evaluation-fixtures.ts'
import { createArticles } from './help-fixtures.ts'
import { createInterviews } from './interview-fixtures.ts'
import { createInterviewLogs } from './interview-log-fixtures.ts'
import { createMocks } from './mock-fixtures.ts'
import { nameItems } from './moderation-rows.ts'
import { createPeople, type Person } from './people-fixtures.ts'
import { createJobImports, createQuestionImports, createSets } from './posting-rows.ts'
import { createPractice } from './question-fixtures.ts'
import { createResource } from './resource-rows.ts'
import { insertSalaryImport } from './salary-fixtures.ts'
import { createSandboxPages } from './sandbox-pages.ts'
import { createScheduled } from './schedule-fixtures.ts'
import { createFixtures, type Fixtures, fixturesFor, newFixtures } from './seeker-fixtures.ts'

export type World = Awaited<ReturnType<typeof createWorld>>

const made = <Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>
let worlds = 0

/** Two companies, their jobs, and a user of every kind with their own things; hidden fields contain canaries. */
export async function createWorld({ db, services }: TestProduct, passwordHash: string) {
  const n = ++worlds
  const who = made(people, (name): Person => {
    const mail = `${canary('accountMail', name)}-${n}@example.test`
    const id = newId()
    const mailStop = mailStopToken(services.env, { userId: id, stops: 'applications' })
    const link = (kind: string) => `${kind}-link-of-${name}-${n}`
    const tokens = {
      verifyToken: link('verify'),
      resetToken: link('reset'),
      confirmToken: link('confirm'),
      undoToken: link('undo'),
    }
    return { id, mail, sessionId: newId(), notificationId: newId(), passkeyId: newId(), ...tokens, mailStop }
  })
  await createPeople({ db, who, passwordHash, n })
  await createCoachFixtures(db, who)
  await createArticles(db, who.seeker)
  await createPrepMaterial(services, who)
  const userIds = people.map((name) => who[name].id)
  const { planId } = await createSandboxPages(db, userIds, n)
  const company = await createCompanies({ services, who, n })
  const posting = await createPostings(db, company)
  await createSets(db, [company.own, company.foreign])
  await createJobImports(db, [company.own, company.foreign])
  await createQuestionImports(db, [company.own, company.foreign])
  await createCampaigns(db, company.own)
  await insertSalaryImport(db, company.own)
  await nameItems(db, [...userIds, posting.openJob.id, posting.draft.id])
  const fixtures = made(seekers, newFixtures)
  const stored = await createFixtures(
    db,
    seekers.map((name) => fixturesFor({ name, n, who, fixtures: fixtures[name], posting })),
  )
  await createAutoApply(db, { who, fixtures, posting })
  await createListings(db, who, fixtures)
  await createEvaluations(db, { who, fixtures, jobId: posting.job.id })
  await createConversations(db, { who, fixtures, company })
  await createInterviews(db, fixtures)
  await createBlog(db, who, n)
  await Promise.all(
    stored.map((key) => services.storage.put(key, Buffer.from('Analyst.'), { contentType: 'text/plain' })),
  )
  return {
    n,
    who,
    fixtures,
    ...posting,
    planId,
    companyId: company.own,
    foreignCompanyId: company.foreign,
    /** The fixtures of the caller, or of the seeker if the caller has none. */
    fixturesOf: (caller: Caller): Fixtures => fixtures[caller as SeekerName] ?? fixtures.seeker,
    /** Fixtures of another user than the caller. */
    foreignFixtures: (caller: Caller): Fixtures => (caller === 'seeker' ? fixtures.otherSeeker : fixtures.seeker),
    idOf: (caller: Caller): string | null => (caller === 'anonymous' ? null : who[caller].id),
    personOf: (caller: Caller): Person => who[caller === 'anonymous' ? 'seeker' : caller],
    /** Another user, a different one for each caller. */
    foreignPerson: (caller: Caller): Person =>
      who[people[(people.indexOf(caller as PersonName) + 1) % people.length] ?? 'seeker'],
  }
}

async function createPrepMaterial(services: TestProduct['services'], who: Record<PersonName, Person>): Promise<void> {
  const { db } = services
  await Promise.all([createResource(db), createInterviewLogs(db, who), createMocks(db, who), createPractice(db, who)])
  await createScheduled(services, who)
}
