import { v5 } from 'uuid'
import { subscriberImports } from '#db/schema/campaigns.imports.ts'
import { emailCampaigns, newsletterSubscribers } from '#db/schema/campaigns.ts'
import { mailSuppressions } from '#db/schema/mail.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import { signedIn, staffOnly } from './callers.ts'
import type { Row } from './row.ts'
import type { World } from './world.ts'

const NAMES = '0199d1f0-0000-7000-8000-0000000000ca'
/** The id of a thing of a world. */
const idOf = (thing: string, companyId: string): string => v5(`${thing} ${companyId}`, NAMES)

const words = { title: 'October', subject: 'News', content: '<p>News.</p>', templateType: 'newsletter' as const }
const readers = { audience: 'subscribers', activity: 'any', pace: 100 }

/** A draft, a failed campaign, a subscriber, an import, and an address that is not mailed. */
export async function createCampaigns(db: Db, companyId: string): Promise<void> {
  await db.insert(emailCampaigns).values([
    { ...words, id: idOf('draft', companyId) },
    { ...words, id: idOf('failed', companyId), status: 'failed' },
  ])
  const email = `${companyId}@reader.example`
  await db.insert(newsletterSubscribers).values({ id: idOf('subscriber', companyId), email, source: 'import' })
  const list = { id: idOf('import', companyId), fileName: 'list.csv', columns: {}, answers: {}, consent: 'Asked' }
  await db.insert(subscriberImports).values({ ...list, state: 'done' })
  const never = { email: `never-${email}`, reason: 'staff' as const }
  await db.insert(mailSuppressions).values({ ...never, id: idOf('suppression', companyId) })
}

const ofStaff = (thing: string, more: object = {}) => ({
  input: (s: World) => ({ ...more, id: idOf(thing, s.companyId) }),
  missing: () => ({ ...more, id: newId() }),
  answers: staffOnly,
})
const read = { isRead: true, answers: staffOnly } as const
const staffAnswer = (answer: string) => ({ ...signedIn('FORBIDDEN'), platformUser: answer, platformAdmin: answer })

/** Campaigns and the newsletter, which all platform staff manage. */
export const campaignRows: Record<string, Row> = {
  'campaigns.overview': read,
  'campaigns.list': { ...read, input: () => ({}) },
  'campaigns.get': { ...ofStaff('draft'), isRead: true },
  'campaigns.recipients': { ...read, input: (s) => ({ id: idOf('draft', s.companyId) }) },
  'campaigns.audience': {
    ...read,
    input: () => ({ audience: 'subscribers', activity: 'any', templateType: 'newsletter' }),
  },
  'campaigns.create': { input: () => ({ ...words, id: newId() }), answers: staffOnly },
  'campaigns.copy': {
    input: (s) => ({ id: idOf('draft', s.companyId), newId: newId() }),
    missing: () => ({ id: newId(), newId: newId() }),
    answers: staffOnly,
  },
  'campaigns.save': ofStaff('draft', { ...words, ...readers, revision: 1 }),
  'campaigns.remove': ofStaff('draft'),
  'campaigns.sendTest': ofStaff('draft'),
  'campaigns.send': ofStaff('draft', { revision: 1 }),
  'campaigns.schedule': ofStaff('draft', { revision: 1, at: new Date(Date.now() + 3_600_000) }),
  'campaigns.act': ofStaff('failed', { act: 'retry' }),
  'mailChoices.get': { isRead: true, answers: signedIn() },
  'mailChoices.save': { input: () => ({ kinds: ['newsletter'] }), answers: signedIn() },
  'subscribers.list': { ...read, input: () => ({}) },
  'subscribers.unsubscribe': ofStaff('subscriber'),
  'subscriberImports.check': {
    isRead: true,
    input: () => ({ fileId: newId() }),
    answers: staffAnswer('IMPORT_FILE_GONE'),
  },
  'subscriberImports.start': {
    input: () => ({ id: newId(), fileId: newId(), consent: 'Asked at a fair' }),
    answers: staffAnswer('IMPORT_FILE_GONE'),
  },
  'subscriberImports.list': read,
  'subscriberImports.get': { ...ofStaff('import'), isRead: true },
  'subscriberImports.cancel': ofStaff('import'),
  'subscriberImports.undo': ofStaff('import'),
  'subscribers.suppressions': { ...read, input: () => ({}) },
  'subscribers.suppress': { input: () => ({ email: 'never@y.example' }), answers: staffOnly },
  'subscribers.unsuppress': ofStaff('suppression'),
}
