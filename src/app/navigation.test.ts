import { describe, expect, it } from 'vitest'
import type { Role, Viewer } from '#lib/viewer.ts'
import { menuOf, portalAt, portalHome, portalLabels, portalsOf } from './navigation.ts'

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
  ] as [Role[], string[]][])(
    '%j may enter %j, the portal with precedence first (SHELL-15, SHELL-16)',
    (roles, portals) => {
      expect(portalsOf(viewer(...roles))).toEqual(portals)
    },
  )

  it('has the menu of the seeker in the order of the specification (SHELL-17)', () => {
    expect(menuOf('seeker', viewer('job_seeker')).map(({ label }) => label)).toEqual([
      'Dashboard',
      'Documents',
      'Jobs',
      'Job Tracker',
      'Interview Prep',
      'Salary Analyzer',
      'Notifications',
    ])
  })

  it('labels each portal (SHELL-20)', () => {
    expect(portalLabels).toEqual({ platform: 'Platform Admin', company: 'Company Portal', seeker: 'Career Platform' })
  })

  it('keeps the previous portal on a screen that all portals share', () => {
    const both = viewer('client_admin', 'job_seeker')
    expect(portalAt('/app/notifications', both)).toBe('company')
    expect(portalAt('/app/notifications', both, 'seeker')).toBe('seeker')
    expect(portalAt('/app/notifications', both, 'platform')).toBe('company')
    expect(portalAt('/app/jobs', both, 'company')).toBe('seeker')
  })

  it('opens at /app, or at the dashboard for a seeker whom /app redirects to another portal (SHELL-11)', () => {
    const names = (...roles: Role[]) => menuOf('seeker', viewer(...roles)).map(({ label }) => label)
    expect(portalHome('seeker', viewer('job_seeker'))).toBe('/app')
    expect(names('job_seeker')[0]).toBe('Dashboard')
    expect(portalHome('seeker', viewer('client_user', 'job_seeker'))).toBe('/app/dashboard')
    expect(menuOf('seeker', viewer('client_user', 'job_seeker'))[0]).toMatchObject({
      label: 'Dashboard',
      to: '/app/dashboard',
    })
    expect(portalAt('/app/dashboard', viewer('client_user', 'job_seeker'))).toBe('seeker')
    expect(portalAt('/app', viewer('job_seeker'))).toBe('seeker')
    expect(portalAt('/app/profile', viewer('client_user', 'job_seeker'))).toBe('company')
  })
})

it('the job seeker’s menu, in its order (SHELL-17)', () => {
  expect(menuOf('seeker', viewer('job_seeker')).map(({ to, label }) => [label, to])).toEqual([
    ['Dashboard', '/app'],
    ['Documents', '/app/documents'],
    ['Jobs', '/app/jobs'],
    ['Job Tracker', '/app/tracker'],
    ['Interview Prep', '/app/interview'],
    ['Salary Analyzer', '/app/salary'],
    ['Notifications', '/app/notifications'],
  ])
})

describe('the platform menu', () => {
  const menu = (...roles: Role[]) => menuOf('platform', viewer(...roles)).map(({ label }) => label)

  it('has the menu of the platform in the specified order, followed by additional entries (SHELL-19)', () => {
    expect(menu('platform_admin').slice(0, 9)).toEqual([
      'Admin Dashboard',
      'User Management',
      'Company Management',
      'Jobs Management',
      'Analytics',
      'Content Moderation',
      'Campaign Management',
      'Blog Management',
      'Notifications',
    ])
    expect(menu('platform_admin').slice(9)).toEqual(['Support', 'Settings', 'Audit Log', 'Security', 'Operations'])
  })

  it('shows the audit log to admins only', () => {
    expect(menu('platform_user')).not.toContain('Audit Log')
    expect(menu('platform_user')).toContain('Settings')
  })
})
