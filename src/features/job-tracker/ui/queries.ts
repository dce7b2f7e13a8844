import { api } from '#client/api.ts'
import type { FunnelPeriod } from '../rules.ts'
import type { TrackerFilters } from '../shapes.ts'

const SECOND = 1000

/** The viewer's matching applications, page by page; cached 30 seconds (LIVE-03). */
export const trackedQuery = (filters: TrackerFilters) =>
  api.jobTracker.listOwn.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...filters, cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 30 * SECOND,
  })

/** The tracker's statistics; cached for a minute. */
export const trackerStatsQuery = () => api.jobTracker.stats.queryOptions({ staleTime: 60 * SECOND })

/** One application with its timeline; cached 30 seconds. */
export const ownApplicationQuery = (id: string) =>
  api.jobTracker.getOwn.queryOptions({ input: { id }, staleTime: 30 * SECOND })

/** Saved jobs for the tracker, and those that are no longer open. */
export const savedQuery = () => api.jobs.listSaved.queryOptions({ staleTime: 30 * SECOND })
export const archivedQuery = () => api.jobs.listArchivedSaved.queryOptions({ staleTime: 30 * SECOND })

/** One external application with its timeline. */
export const externalQuery = (id: string) =>
  api.jobTracker.getExternal.queryOptions({ input: { id }, staleTime: 30 * SECOND })

/** All open reminders; and those of one application. */
export const openRemindersQuery = () => api.jobTracker.openReminders.queryOptions({ staleTime: 30 * SECOND })
export const remindersQuery = (aboutId: string) =>
  api.jobTracker.remindersOf.queryOptions({ input: { aboutId }, staleTime: 30 * SECOND })

export const contactsQuery = (aboutId: string) =>
  api.jobTracker.contactsOf.queryOptions({ input: { aboutId }, staleTime: 30 * SECOND })

/** How far the applications of a period got; cached a minute. */
export const funnelQuery = (period: FunnelPeriod) =>
  api.jobTracker.funnel.queryOptions({ input: { period }, staleTime: 60 * SECOND })
