import { describe, expect, it } from 'vitest'
import type { Role, Viewer } from '#lib/viewer.ts'
import { portalAt, portalLabels, portalsOf } from './navigation.ts'

const viewer = (...roles: Role[]) => ({ roles }) as Viewer

describe('portals', () => {
  it.each([
    [['job_seeker'], ['seeker']],
    [['client_user'], ['company']],
    [
      ['client_admin', 'job_seeker'],
      ['company', 'seeker'],
    ],
    [
      ['platform_user', 'client_user', 'job_seeker'],
      ['platform', 'company', 'seeker'],
    ],
    [[], ['seeker']],
  ] as [Role[], string[]][])('SHELL-15 SHELL-16 %j may enter %j, the winning one first', (roles, portals) => {
    expect(portalsOf(viewer(...roles))).toEqual(portals)
  })

  it('SHELL-20 labels each portal', () => {
    expect(portalLabels).toEqual({ platform: 'Platform Admin', company: 'Company Portal', seeker: 'Career Platform' })
  })

  it('keeps the portal a person was in on a screen that all share', () => {
    const both = viewer('client_admin', 'job_seeker')
    expect(portalAt('/app/notifications', both)).toBe('company')
    expect(portalAt('/app/notifications', both, 'seeker')).toBe('seeker')
    expect(portalAt('/app/notifications', both, 'platform')).toBe('company')
    expect(portalAt('/app/jobs', both, 'company')).toBe('seeker')
  })
})
