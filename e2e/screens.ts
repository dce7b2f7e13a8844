import type { Page } from '@playwright/test'
import { idOf } from '../src/demo/keys.ts'
import type { PersonName } from './people.ts'

type Screens = {
  /** The viewer; null means signed out. */
  who: PersonName | null
  /** Checked in every run: a screen of each kind for each role. */
  always: string[]
  /** Checked only in the long run. */
  inLongRuns: string[]
}

const tabsOf = (path: string, ...tabs: string[]) => tabs.map((tab) => `${path}?tab=${tab}`)

/** All screens. Add new screens here. */
export const screens: Screens[] = [
  {
    who: null,
    always: ['/', '/jobs', '/auth'],
    inLongRuns: [
      '/companies/fernway',
      '/nothing-here',
      '/jobs?q=zzzzzz',
      '/companies',
      '/jobs/browse',
      '/jobs/role/nurse',
      '/auth?tab=sign-up',
      '/auth/reset',
      '/auth/email',
      '/auth/verify?token=made-up',
      '/invitation',
      '/staff-invitation',
      '/unauthorized',
      '/r/nothing-here',
      '/dev/mail',
      '/subscribe',
      '/unsubscribe?token=made-up',
    ],
  },
  {
    who: null,
    always: ['/help-center/applying/match-score', '/blog/a-range-is-a-sentence-read-the-end-of-it'],
    inLongRuns: [
      '/help-center',
      '/for-companies',
      '/salary-analyzer?jobTitle=Data+Analyst&location=Portland',
      '/help-center?q=refund',
      '/help-center?q=zzzzqq',
      '/help-center/billing',
      '/help-center/applying/match-score?said=no',
      '/how-it-works',
      '/guide',
      '/success-stories',
      '/industry-insights',
      '/resume-builder-service',
      '/terms-of-service',
      '/contact-us?sent=yes',
      '/salary-analyzer',
      '/salary-analyzer?tab=compare',
      '/blog',
      '/blog?q=zzzzzz',
      '/blog/category/pay',
      '/blog/tag/interviews',
    ],
  },
  {
    who: 'seeker',
    always: ['/app', '/app/jobs', '/app/tracker?view=board', '/app/documents', '/app/profile'],
    inLongRuns: [
      '/app/tracker',
      '/app/tracker/import',
      '/app/interview?tab=mock-interview',
      '/app/auto-apply',
      '/app/coaching',
      '/app/interview',
      '/app/interview?tab=questions',
      `/app/interview/call/${idOf('appointment', 'maya interview')}`,
      '/app/interview?tab=tracker',
      '/app/interview?tab=resources',
      '/app/interview?tab=resources&resource=questions-to-ask-them',
      '/app/interview/stories',
      '/app/documents/import',
      '/app/notifications',
      '/unauthorized',
      '/app/nothing-here',
      '/app/jobs?q=zzzzzz',
      '/app/jobs?dialog=hidden-jobs',
    ],
  },
  {
    who: 'seeker',
    always: ['/app/salary?jobTitle=Data+Analyst&location=Portland'],
    inLongRuns: [
      '/app/subscribe',
      '/app/salary',
      '/app/salary?tab=compare&jobTitle=Data+Analyst&location=Portland&withTitle=Data+Engineer&withLocation=Seattle',
      '/app/salary?tab=saved',
      '/app/salary/offers',
      '/app/documents?tab=cover-letters',
      ...tabsOf('/app/auto-apply', 'rules', 'answers', 'log', 'settings'),
      '/auth/new-password',
      ...tabsOf('/app/profile', 'account', 'professional'),
      '/app/distribution',
      ...tabsOf('/app/coaching', 'person', 'human'),
      '/app/help/first-steps',
      '/app/help/nothing',
    ],
  },
  {
    who: 'company',
    always: ['/app/company/analytics'],
    inLongRuns: [
      '/app/company/profile',
      '/app/company/integrations',
      '/app/company/team',
      '/app/company/analytics?range=year',
      '/app/company/open/0199d1f0-0000-7000-8000-000000000001',
      '/app/moderation/0199d1f0-0000-7000-8000-000000000001',
      ...tabsOf('/app/company/integrations', 'log', 'keys'),
    ],
  },
  {
    who: 'recruiter',
    always: ['/app/company', '/app/company/jobs/create', '/app/company/applications'],
    inLongRuns: [
      '/app/company/jobs',
      '/app/company/applications?view=board',
      '/app/company/jobs/import',
      '/app/company/jobs/import-questions',
      '/app/company/applications/compare',
      '/app/company/applications/import',
      `/app/company/applications/compare?ids=${['maya-okafor', 'ravi-krishnan'].map((name) => idOf('application', `${name}-claims-data-analyst-fernway`)).join(',')}`,
      '/app/company/candidates',
      '/app/company/team',
      '/app/company/integrations',
      '/app/profile?tab=account',
      '/unauthorized',
    ],
  },
  {
    who: 'admin',
    always: ['/app/admin/users', '/app/admin/moderation', '/app/admin/settings'],
    inLongRuns: [
      '/app/admin',
      '/app/admin/companies?open=create',
      `/app/admin/campaigns/${idOf('campaign', 'october-digest')}`,
      '/app/admin/support/articles/new',
      '/app/admin/analytics',
      '/app/admin/users?q=zzzzzz',
      '/app/admin/companies',
      `/app/admin/companies?open=details&company=${idOf('company', 'fernway')}`,
      `/app/admin/companies?open=users&company=${idOf('company', 'fernway')}`,
      '/app/admin/jobs',
      '/app/admin/jobs?tab=analytics',
      '/app/admin/jobs/create',
      '/app/admin/jobs/rates',
      '/app/admin/jobs/edit/nothing',
      '/app/admin/applications',
      '/app/admin/campaigns',
      ...tabsOf('/app/admin/campaigns', 'campaigns', 'subscribers'),
      `/app/admin/campaigns/${idOf('campaign', 'spoken-practice')}`,
      '/app/admin/campaigns/import',
      '/app/admin/salaries',
      '/app/admin/campaigns/nothing',
      '/app/admin/support',
      ...tabsOf('/app/admin/support', 'coaching', 'contact', 'help'),
      '/app/admin/support/articles/nothing',
      '/app/admin/moderation?view=all&kind=job',
      '/app/admin/moderation?q=zzzzzz',
      '/app/admin/analytics?days=90',
      '/app/admin/audit',
      '/app/admin/audit?subjectId=nothing',
      '/app/admin/security',
      '/app/admin/security?kind=limited',
      '/app/admin/operations',
      '/app/admin/blog',
      ...tabsOf('/app/admin/blog', 'categories', 'tags'),
      '/app/admin/blog?search=zzzzzz',
      `/app/admin/blog/${idOf('article', 'post read-the-range')}`,
      `/app/admin/blog/${idOf('article', 'post nothing')}`,
      '/unauthorized',
      '/app/profile',
      '/app/notifications',
    ],
  },
]

/** The URL of a public posting. */
export async function aPosting(page: Page): Promise<string> {
  const response = await page.request.get('/api/v1/jobs?q=Senior%20Data%20Analyst&limit=1')
  const { items } = (await response.json()) as { items: { slug: string }[] }
  return `/jobs/${items[0]?.slug}`
}

export const widths = { phone: { width: 360, height: 780 }, desk: { width: 1280, height: 800 } } as const
