import { newId } from '#lib/ids.ts'
import { seeker } from '#testing/show-screen.tsx'

export const viewer = { ...seeker, roles: ['platform_user' as const] }
export const campaign = {
  ...{ id: newId(), title: 'October digest', subject: 'News', templateType: 'newsletter', status: 'sent' },
  ...{ audience: 'subscribers', activity: 'any', scheduledFor: null, startedAt: new Date(), finishedAt: new Date() },
  ...{ problem: null, recipientCount: 1200, sentCount: 1000, openedCount: 250, clickedCount: 50 },
  ...{ isSample: false, createdAt: new Date('2026-10-20T09:00:00Z') },
}

const counts = { draft: 1, scheduled: 0, sending: 0, paused: 0, sent: 1, failed: 0, cancelled: 0 }
export const subscriber = {
  ...{ id: newId(), email: 'amara@nwosu.example', name: 'Amara', isActive: true, source: 'import' },
  ...{ consent: 'At a fair', subscribedAt: new Date(), unsubscribedAt: null, isSample: false },
  tags: ['tea'],
  suppressed: null,
}
export const page = { before: null, after: null }
export const answers = {
  'campaigns.overview': () => ({
    ...{ counts, mailsSent: 1000, opened: 250, clicked: 50, suppressed: 2 },
    subscribers: { total: 14, active: 13, recent: 7 },
  }),
  'campaigns.list': () => ({ items: [campaign], ...page }),
  'campaigns.recipients': () => ({ items: [], ...page }),
  'subscribers.list': () => ({ items: [subscriber], ...page, total: 14, active: 13, recent: 7, suppressed: 0 }),
  'subscribers.suppressions': () => ({ items: [], ...page }),
}
export const fails = () => {
  throw new Error('away')
}
