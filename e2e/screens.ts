import type { PersonName } from './people.ts'

/** Every screen there is, by who sees it; null is somebody signed out. A screen that joins is added here. */
export const screens: [PersonName | null, string[]][] = [
  [null, ['/', '/jobs', '/jobs?q=zzzzzz', '/auth', '/auth?tab=sign-up', '/auth/reset', '/nothing-here', '/dev/mail']],
  ['seeker', ['/app/jobs', '/app/tracker', '/app/notifications', '/app/profile', '/unauthorized']],
  ['recruiter', ['/app/company/jobs', '/app/company/jobs/create', '/app/company/applications']],
  ['staff', ['/app/admin', '/app/notifications']],
]

export const widths = { phone: { width: 360, height: 780 }, desk: { width: 1280, height: 800 } } as const
