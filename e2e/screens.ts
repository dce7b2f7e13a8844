import type { Page } from '@playwright/test'
import { idOf } from '../src/db/seed/keys.ts'
import type { PersonName } from './people.ts'

/** Every screen there is, by who sees it; null is somebody signed out. A screen that joins is added here. */
export const screens: [PersonName | null, string[]][] = [
  [
    null,
    [
      '/',
      '/jobs',
      '/jobs?q=zzzzzz',
      '/companies/fernway',
      '/companies',
      '/jobs/browse',
      '/jobs/role/nurse',
      '/auth',
      '/auth?tab=sign-up',
      '/auth/reset',
      '/auth/email',
      '/invitation',
      '/staff-invitation',
      '/unauthorized',
    ],
  ],
  [null, ['/nothing-here', '/r/nothing-here', '/dev/mail', '/subscribe']],
  [
    'seeker',
    [
      '/app',
      '/app/jobs',
      '/app/tracker',
      '/app/tracker?view=board',
      '/app/interview',
      '/app/interview?tab=questions',
      '/app/interview?tab=mock-interview',
      `/app/interview/call/${idOf('appointment', 'maya interview')}`,
      '/app/interview?tab=tracker',
      '/app/interview?tab=resources',
      '/app/interview?tab=resources&resource=questions-to-ask-them',
      '/app/interview/stories',
      '/app/documents/import',
      '/app/notifications',
      '/app/profile',
      '/unauthorized',
      '/app/nothing-here',
    ],
  ],
  [null, ['/unsubscribe?token=made-up']],
  [
    null,
    [
      '/help-center',
      '/help-center?q=refund',
      '/help-center?q=zzzzqq',
      '/help-center/billing',
      '/help-center/applying/match-score',
      '/help-center/applying/match-score?said=no',
    ],
  ],
  [
    null,
    [
      '/how-it-works',
      '/guide',
      '/success-stories',
      '/industry-insights',
      '/for-companies',
      '/resume-builder-service',
      '/terms-of-service',
      '/contact-us?sent=yes',
    ],
  ],
  [
    null,
    ['/salary-analyzer', '/salary-analyzer?jobTitle=Data+Analyst&location=Portland', '/salary-analyzer?tab=compare'],
  ],
  [
    null,
    [
      '/blog',
      '/blog?q=zzzzzz',
      '/blog/category/pay',
      '/blog/tag/interviews',
      '/blog/a-range-is-a-sentence-read-the-end-of-it',
    ],
  ],
  [
    'admin',
    [
      ...['', '?tab=categories', '?tab=tags', '?search=zzzzzz'].map((search) => `/app/admin/blog${search}`),
      `/app/admin/blog/${idOf('article', 'post read-the-range')}`,
      `/app/admin/blog/${idOf('article', 'post nothing')}`,
    ],
  ],
  [
    'seeker',
    [
      '/app/salary',
      '/app/salary?jobTitle=Data+Analyst&location=Portland',
      '/app/salary?tab=compare&jobTitle=Data+Analyst&location=Portland&withTitle=Data+Engineer&withLocation=Seattle',
      '/app/salary?tab=saved',
      '/app/salary/offers',
    ],
  ],
  ['seeker', ['/app/profile?tab=account']],
  ['recruiter', ['/app/profile?tab=account']],
  [
    'company',
    ['/app/company/team', '/app/company/profile', '/app/company/analytics', '/app/company/analytics?range=year'],
  ],
  [
    'company',
    ['/app/company/open/0199d1f0-0000-7000-8000-000000000001', '/app/moderation/0199d1f0-0000-7000-8000-000000000001'],
  ],
  ['company', ['', '?tab=log', '?tab=keys'].map((tab) => `/app/company/integrations${tab}`)],
  ['recruiter', ['/app/company/integrations']],
  ['seeker', ['/app/documents', '/app/documents?tab=cover-letters', '/app/subscribe']],
  ['seeker', ['', '?tab=rules', '?tab=answers', '?tab=log', '?tab=settings'].map((tab) => `/app/auto-apply${tab}`)],
  ['seeker', ['/auth/new-password', '/app/profile?tab=professional', '/app/jobs?q=zzzzzz']],
  [
    'recruiter',
    [
      '/app/company',
      '/app/company/jobs',
      '/app/company/jobs/create',
      '/app/company/jobs/import',
      '/app/company/applications',
      '/app/company/applications?view=board',
      '/app/company/applications/compare',
      '/app/company/applications/import',
      `/app/company/applications/compare?ids=${['maya-okafor', 'ravi-krishnan'].map((name) => idOf('application', `${name}-claims-data-analyst-fernway`)).join(',')}`,
      '/app/company/candidates',
      '/app/company/team',
      '/unauthorized',
    ],
  ],
  [
    'seeker',
    [
      '/app/distribution',
      '/app/coaching',
      '/app/coaching?tab=person',
      '/app/coaching?tab=human',
      '/app/help/first-steps',
      '/app/help/nothing',
    ],
  ],
  [
    'admin',
    [
      '/app/admin',
      '/app/admin/users',
      '/app/admin/users?q=zzzzzz',
      '/app/admin/companies',
      '/app/admin/companies?open=create',
      `/app/admin/companies?open=details&company=${idOf('company', 'fernway')}`,
      `/app/admin/companies?open=users&company=${idOf('company', 'fernway')}`,
      '/app/admin/jobs',
      '/app/admin/jobs?tab=analytics',
      '/app/admin/jobs/create',
      '/app/admin/jobs/edit/nothing',
      '/app/admin/applications',
      '/app/admin/campaigns',
      '/app/admin/campaigns?tab=campaigns',
      '/app/admin/campaigns?tab=subscribers',
      `/app/admin/campaigns/${idOf('campaign', 'october-digest')}`,
      `/app/admin/campaigns/${idOf('campaign', 'spoken-practice')}`,
      '/app/admin/campaigns/nothing',
      '/app/admin/support',
      '/app/admin/support?tab=coaching',
      '/app/admin/support?tab=contact',
      '/app/admin/support?tab=help',
      '/app/admin/support/articles/new',
      '/app/admin/support/articles/nothing',
      '/app/admin/moderation',
      '/app/admin/moderation?view=all&kind=job',
      '/app/admin/moderation?q=zzzzzz',
      '/app/admin/analytics',
      '/app/admin/analytics?days=90',
      '/app/admin/settings',
      '/app/admin/audit',
      '/app/admin/audit?subjectId=nothing',
      '/app/admin/operations',
      '/unauthorized',
      '/app/profile',
      '/app/notifications',
    ],
  ],
]

/** The address of a posting that anybody may read. */
export async function aPosting(page: Page): Promise<string> {
  const response = await page.request.get('/api/v1/jobs?q=Senior%20Data%20Analyst&limit=1')
  const { items } = (await response.json()) as { items: { slug: string }[] }
  return `/jobs/${items[0]?.slug}`
}

export const widths = { phone: { width: 360, height: 780 }, desk: { width: 1280, height: 800 } } as const
