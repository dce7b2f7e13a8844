import { describe, expect, it } from 'vitest'
import type { Viewer } from '#lib/viewer.ts'
import { canSeeJob, type JobVisibility } from './policy.ts'

const companyId = '01999999-0000-7000-8000-000000000001'
const person = (companies: string[]): Viewer => ({
  userId: '01999999-0000-7000-8000-000000000002',
  name: 'Ada',
  email: 'ada@example.test',
  image: null,
  roles: ['client_user'],
  memberships: companies.map((id) => ({ companyId: id, companyName: 'Company', role: 'client_user' as const })),
  activeCompanyId: null,
  mustChangePassword: false,
  needsSecondFactor: false,
})
const open: JobVisibility = {
  status: 'active',
  companyId,
  externalPosting: true,
  internalPosting: false,
  hiddenAt: null,
  company: { status: 'active', archivedAt: null, hiddenAt: null },
}
const sees = (viewer: Viewer | null, job: Partial<JobVisibility>) => canSeeJob(viewer, { ...open, ...job }).allowed

describe('canSeeJob', () => {
  it('shows an external one to everyone', () => {
    expect(sees(null, {})).toBe(true)
    expect(sees(person([]), {})).toBe(true)
    expect(sees(null, { company: { status: 'trial', archivedAt: null, hiddenAt: null } })).toBe(true)
  })

  it('shows an internal one to members of the company', () => {
    const internal = { externalPosting: false, internalPosting: true }
    expect(sees(null, internal)).toBe(false)
    expect(sees(person(['01999999-0000-7000-8000-000000000003']), internal)).toBe(false)
    expect(sees(person([companyId]), internal)).toBe(true)
    expect(sees(person([companyId]), { externalPosting: false })).toBe(false)
  })

  it.each([
    { status: 'draft' as const },
    { status: 'paused' as const },
    { status: 'closed' as const },
    { status: 'deleted' as const },
    { company: { status: 'inactive' as const, archivedAt: null, hiddenAt: null } },
    { company: { status: 'active' as const, archivedAt: new Date(), hiddenAt: null } },
    { company: { status: 'active' as const, archivedAt: null, hiddenAt: new Date() } },
    { hiddenAt: new Date() },
  ])('hides %j from everyone, including members (JOBS-23, MOD-08)', (job) => {
    expect(sees(null, job)).toBe(false)
    expect(sees(person([companyId]), { ...job, internalPosting: true })).toBe(false)
  })
})
