import { describe, expect, it } from 'vitest'
import type { Membership, Role, Viewer } from '#lib/viewer.ts'
import { canApply, canReadAttachment, canWithdraw } from './policy.ts'
import { applicationStatuses } from './rules.ts'

const viewer = (roles: Role[], memberships: Membership[] = []): Viewer => ({
  userId: 'me',
  name: 'Maya',
  email: 'maya@okafor.example',
  image: null,
  roles,
  memberships,
  activeCompanyId: null,
  mustChangePassword: false,
  needsSecondFactor: false,
})
const member = (role: Membership['role']) => viewer([role], [{ companyId: 'fernway', companyName: 'Fernway', role }])

describe('canApply', () => {
  const worst = { hasApplied: true, isClosed: true, isEntitled: false, hasReachedLimit: true }
  const seeker = viewer(['job_seeker'])
  it('checks in this order: signed in, job seeker, already applied, open, entitled (APPLY-05)', () => {
    const order = [
      canApply(null, worst),
      canApply(viewer(['client_admin', 'platform_admin']), worst),
      canApply(seeker, worst),
      canApply(seeker, { ...worst, hasApplied: false }),
      canApply(seeker, { ...worst, hasApplied: false, isClosed: false }),
      canApply(seeker, { ...worst, hasApplied: false, isClosed: false, isEntitled: true }),
    ]
    expect(order).toEqual([
      { allowed: false, code: 'APPLY_SIGNED_OUT' },
      { allowed: false, code: 'APPLY_SEEKERS_ONLY' },
      { allowed: false, code: 'ALREADY_APPLIED' },
      { allowed: false, code: 'APPLICATIONS_CLOSED' },
      { allowed: false, code: 'SUBSCRIPTION_REQUIRED' },
      { allowed: false, code: 'MONTHLY_LIMIT_REACHED' },
    ])
  })
  it('lets a job seeker with several roles through (APPLY-05)', () => {
    const good = { hasApplied: false, isClosed: false, isEntitled: true }
    expect(canApply(viewer(['client_user', 'job_seeker']), good)).toEqual({ allowed: true })
  })
})

describe('canWithdraw', () => {
  it.each(applicationStatuses)('from %s (TRACK-17)', (status) => {
    const verdict = canWithdraw(viewer(['job_seeker']), { userId: 'me', status })
    expect(verdict).toEqual(status === 'withdrawn' ? { allowed: false, code: 'ALREADY_WITHDRAWN' } : { allowed: true })
    expect(canWithdraw(viewer(['job_seeker']), { userId: 'other', status })).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('canReadAttachment', () => {
  const file = { applicantId: 'maya', companyId: 'fernway', isPrivate: false }
  const cases: [string, Viewer, boolean, boolean][] = [
    ['the applicant', { ...viewer(['job_seeker']), userId: 'maya' }, true, true],
    ['another seeker', viewer(['job_seeker']), false, false],
    ['a client_admin of the company', member('client_admin'), true, true],
    ['a client_user of the company', member('client_user'), true, false],
    ['a client_admin of another company', { ...member('client_admin'), memberships: [] }, false, false],
    ['a platform_admin', viewer(['platform_admin']), true, true],
    ['a platform_user', viewer(['platform_user']), true, false],
  ]
  it.each(cases)('%s (FILE-07)', (_name, person, plain, isPrivate) => {
    expect(canReadAttachment(person, file)).toBe(plain)
    expect(canReadAttachment(person, { ...file, isPrivate: true })).toBe(isPrivate)
  })
})
