import { describe, expect, it } from 'vitest'
import { applicationStatuses, pipelineStatuses } from '#features/applications/rules.ts'
import type { Role, Viewer } from '#lib/viewer.ts'
import { canImport, canReview, canSetApplicationStatus, isMovable } from './policy.ts'

const [own, other] = ['own-company', 'other-company']
const viewer = (role: Role, companyId = own, activeCompanyId: string | null = companyId): Viewer => {
  const isMember = role === 'client_user' || role === 'client_admin'
  return {
    userId: 'viewer',
    name: 'Daniel Reyes',
    email: 'daniel@fernway.example',
    image: null,
    roles: [role],
    memberships: isMember ? [{ companyId, companyName: 'Fernway Health', role }] : [],
    activeCompanyId: isMember ? activeCompanyId : null,
    mustChangePassword: false,
    needsSecondFactor: false,
  }
}
const strangers = [
  ['a signed-out visitor', null],
  ['a job seeker', viewer('job_seeker')],
  ['an admin of another company', viewer('client_admin', other)],
  ['a member whose active company is another one', viewer('client_user', own, other)],
] as const

describe('canReview', () => {
  it.each(strangers)('hides the applications of a company from %s (CAPP-06)', (_, who) => {
    expect(canReview(who, own)).toEqual({ allowed: false, code: 'NOT_FOUND' })
  })

  it.each(['client_user', 'client_admin', 'platform_user', 'platform_admin'] as const)('allows a %s', (role) => {
    expect(canReview(viewer(role), own).allowed).toBe(true)
  })
})

describe('canSetApplicationStatus', () => {
  it.each(strangers)('answers %s like for a missing application, withdrawn or not', (_, who) => {
    for (const status of ['submitted', 'withdrawn'] as const)
      expect(canSetApplicationStatus(who, { companyId: own, status })).toEqual({ allowed: false, code: 'NOT_FOUND' })
  })

  it('refuses a withdrawn application and allows every other status (CAPP-05)', () => {
    const allowed = applicationStatuses.filter(
      (status) => canSetApplicationStatus(viewer('client_user'), { companyId: own, status }).allowed,
    )
    expect(allowed).toEqual([...pipelineStatuses])
    expect(canSetApplicationStatus(viewer('client_user'), { companyId: own, status: 'withdrawn' })).toEqual({
      allowed: false,
      code: 'APPLICATION_WITHDRAWN',
    })
  })
})

it('isMovable is true for every status but withdrawn', () => {
  expect(applicationStatuses.filter(isMovable)).toEqual([...pipelineStatuses])
})

describe('canImport', () => {
  it.each(strangers)('is false for %s', (_, who) => expect(canImport(who, own)).toBe(false))

  it.each([
    ['client_user', false],
    ['client_admin', true],
    ['platform_user', false],
    ['platform_admin', false],
  ] as const)('is for a %s: %s', (role, expected) => expect(canImport(viewer(role), own)).toBe(expected))
})
