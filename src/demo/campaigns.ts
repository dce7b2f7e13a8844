import { eq } from 'drizzle-orm'
import { campaignLinks, campaignRecipients, emailCampaigns, newsletterSubscribers } from '#db/schema/campaigns.ts'
import type { Db } from '#server/context.ts'
import { campaign } from './content/campaigns.ts'
import { hoursAgo, idOf } from './keys.ts'

const DAY = 24
const people = [
  ['Amara Nwosu', 'amara@nwosu.example', 3],
  ['Jonas Lindqvist', 'jonas@lindqvist.example', 6],
  ['Mei Tanaka', 'mei@tanaka.example', 9],
  ['Priyanka Rao', 'priyanka@rao.example', 12],
  ['Tomás Herrera', 'tomas@herrera.example', 17],
  ['Aisha Rahman', 'aisha@rahman.example', 21],
  ['Daniel Kowalski', 'daniel@kowalski.example', 26],
  ['Leilani Kahale', 'leilani@kahale.example', 34],
  ['Omar Haddad', 'omar@haddad.example', 41],
  ['Ingrid Solberg', 'ingrid@solberg.example', 55],
  ['Kwame Mensah', 'kwame@mensah.example', 63],
  ['Sofia Rossi', 'sofia@rossi.example', 78],
  ['Linh Tran', 'linh@tran.example', 92],
  ['Elif Kaya', 'elif@kaya.example', 110],
] as const

/** A sent campaign, with its statistics counted from its rows, a draft, and subscribers: all of them samples. */
export async function seedCampaigns(db: Db, { now }: { now: Date }): Promise<void> {
  await db.insert(newsletterSubscribers).values(
    people.map(([name, email, daysAgo], at) => ({
      name,
      email,
      source: at < 10 ? ('sign_up' as const) : ('import' as const),
      consent: at < 10 ? null : 'Asked at the spring career fair',
      isActive: at !== 8,
      unsubscribedAt: at === 8 ? hoursAgo(now, 2 * DAY) : null,
      subscribedAt: hoursAgo(now, daysAgo * DAY),
      isSample: true,
    })),
  )
  const sent = idOf('campaign', 'october-digest')
  const began = hoursAgo(now, 4 * DAY)
  const common = { isSample: true, createdBy: null }
  await db.insert(emailCampaigns).values([
    {
      ...common,
      ...campaign('october-digest'),
      id: sent,
      ...{ status: 'sent', preparedAt: began, startedAt: began, finishedAt: began, createdAt: hoursAgo(now, 5 * DAY) },
    },
    {
      ...common,
      ...campaign('spoken-practice'),
      id: idOf('campaign', 'spoken-practice'),
      createdAt: hoursAgo(now, DAY),
    },
  ])
  await db.insert(campaignLinks).values([
    { campaignId: sent, position: 0, url: 'https://tandem.example/blog', clickedCount: 3 },
    { campaignId: sent, position: 1, url: 'https://tandem.example/salary-analyzer', clickedCount: 2 },
  ])
  const readers = people.filter(([, , daysAgo]) => daysAgo > 4)
  const rows = readers.map(([name, email], at) => ({
    ...{ campaignId: sent, name, email, sentAt: began, attempts: 1 },
    state: at === 11 ? ('skipped' as const) : ('sent' as const),
    problem: at === 11 ? ('opted_out' as const) : null,
    openedAt: at % 2 === 0 ? hoursAgo(now, 4 * DAY - 1 - at) : null,
    clickedAt: at % 4 === 0 ? hoursAgo(now, 4 * DAY - 2 - at) : null,
    machineOpenedAt: at % 5 === 0 ? began : null,
  }))
  await db
    .insert(campaignRecipients)
    .values(
      rows.map((row) =>
        row.state === 'sent' ? row : { ...row, sentAt: null, openedAt: null, clickedAt: null, machineOpenedAt: null },
      ),
    )
  await db
    .update(emailCampaigns)
    .set({
      recipientCount: await db.$count(campaignRecipients, eq(campaignRecipients.campaignId, sent)),
      sentCount: rows.filter(({ state }) => state === 'sent').length,
      openedCount: rows.filter(({ state, openedAt }) => state === 'sent' && openedAt).length,
      clickedCount: rows.filter(({ state, clickedAt }) => state === 'sent' && clickedAt).length,
    })
    .where(eq(emailCampaigns.id, sent))
}
