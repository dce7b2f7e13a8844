import { DAY_MS } from '#lib/dates.ts'
import type { SignedIn } from '#server/context.ts'
import type { Funnel } from '../contract.ts'
import { type FunnelPeriod, funnelOf } from '../rules.ts'
import { readHistories } from './read-stats.ts'

/** The funnel of the viewer's applications in the period, external ones included. */
export async function readFunnel({ db, viewer }: SignedIn, { period }: { period: FunnelPeriod }): Promise<Funnel> {
  const from = period === 'all' ? 0 : Date.now() - Number(period) * DAY_MS
  const histories = (await readHistories(db, viewer.userId)).filter(({ appliedAt }) => appliedAt.getTime() >= from)
  return funnelOf(histories.map(({ status, changes }) => ({ status, reached: changes.map(({ to }) => to) })))
}
