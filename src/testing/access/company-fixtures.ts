import { companies, companyMembers } from '#db/schema/companies.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import { createJob, createRequirement } from '../factories.ts'
import type { TestProduct } from '../product.ts'
import { people } from './callers.ts'
import { canary } from './canaries.ts'
import { createImports } from './import-rows.ts'
import { createIntegrations } from './integration-fixtures.ts'
import type { People } from './people-fixtures.ts'
import { createStaffInvitations } from './staff-fixtures.ts'
import { createStages } from './stage-rows.ts'
import { createInvitations, memberId } from './team-fixtures.ts'

const member = (companyId: string, userId: string) => ({ id: memberId(userId), companyId, userId })

export async function createCompanies({
  services,
  who,
  n,
}: {
  services: TestProduct['services']
  who: People
  n: number
}) {
  const { db } = services
  const [own, foreign] = [newId(), newId()]
  await db.insert(companies).values([
    { id: own, name: `Northwind ${n}`, slug: `northwind-${n}` },
    { id: foreign, name: `Southgate ${n}`, slug: `southgate-${n}` },
  ])
  await db.insert(companyMembers).values([
    { ...member(own, who.clientUser.id), role: 'client_user' },
    { ...member(own, who.clientAdmin.id), role: 'client_admin' },
    { ...member(own, who.twoRoles.id), role: 'client_user' },
    { ...member(foreign, who.foreignAdmin.id), role: 'client_admin' },
  ])
  const invitedBy = { own: who.clientAdmin.id, foreign: who.foreignAdmin.id }
  await createInvitations(
    db,
    [
      { companyId: own, invitedBy: invitedBy.own },
      { companyId: foreign, invitedBy: invitedBy.foreign },
    ],
    people.map((name) => who[name].mail),
  )
  const requestFields = { of: who.seeker.id, emails: people.map((name) => who[name].mail) }
  await createStaffInvitations(db, who.platformAdmin.id, requestFields)
  await createIntegrations(services, [
    { companyId: own, memberId: memberId(who.clientAdmin.id), name: 'clientAdmin' },
    { companyId: foreign, memberId: memberId(who.foreignAdmin.id), name: 'foreignAdmin' },
  ])
  return { own, foreign }
}

export async function createPostings(db: Db, company: { own: string; foreign: string }) {
  const job = await createJob(db, company.own, { title: 'Analyst' })
  const openJob = await createJob(db, company.own, { title: 'Controller' })
  const draft = await createJob(db, company.own, { title: canary('draftTitle'), status: 'draft', postedAt: null })
  await createJob(db, company.own, {
    title: canary('internalJob'),
    externalPosting: false,
    internalPosting: true,
  })
  const foreignDraft = await createJob(db, company.foreign, { status: 'draft', postedAt: null })
  const deletedJob = await createJob(db, company.own, { status: 'deleted' })
  const question = await createRequirement(db, job.id, { label: 'Why here?' })
  const privateQuestion = await createRequirement(db, job.id, { label: 'Pay you ask for', private: true })
  await createRequirement(db, openJob.id, { label: canary('internalQuestion'), internalOnly: true })
  await createStages(db, [job.id, deletedJob.id])
  await createImports(db, [
    { companyId: job.companyId, jobId: job.id },
    { companyId: foreignDraft.companyId, jobId: foreignDraft.id },
  ])
  return { job, openJob, draft, foreignDraft, deletedJob, question, privateQuestion }
}
