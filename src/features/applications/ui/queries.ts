import { api } from '#app/api.ts'
import type { TrackerFilters } from '../contract.ts'
import type { FunnelPeriod } from '../tracking-rules.ts'

const SECOND = 1000

/** Where the viewer stands with a job; asked anew by every press on Apply, which says where nobody is signed in (APPLY-01). */
export const standingQuery = (jobId: string) =>
  api.applications.standing.queryOptions({
    input: { jobId },
    staleTime: 30 * SECOND,
    meta: { saysSignedOut: true },
  })

/** What applying to a job asks for; always fresh when the dialog opens. */
export const applyFormQuery = (jobId: string) =>
  api.applications.formFor.queryOptions({ input: { jobId }, staleTime: 0, refetchOnWindowFocus: false })

/** The own applications that match, page by page; cached 30 seconds (LIVE-03). */
export const trackedQuery = (filters: TrackerFilters) =>
  api.applications.listOwn.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...filters, cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 30 * SECOND,
  })

/** The tracker's figures; cached a minute. */
export const trackerStatsQuery = () => api.applications.stats.queryOptions({ staleTime: 60 * SECOND })

/** One application with its timeline; cached 30 seconds. */
export const ownApplicationQuery = (id: string) =>
  api.applications.getOwn.queryOptions({ input: { id }, staleTime: 30 * SECOND })

/** Saved jobs for the tracker, and those that are no longer open. */
export const savedQuery = () => api.jobs.listSaved.queryOptions({ staleTime: 30 * SECOND })
export const archivedQuery = () => api.jobs.listArchivedSaved.queryOptions({ staleTime: 30 * SECOND })

/** One application made elsewhere with its timeline. */
export const elsewhereQuery = (id: string) =>
  api.tracking.getElsewhere.queryOptions({ input: { id }, staleTime: 30 * SECOND })

/** Every reminder that is not done; and those of one application. */
export const openRemindersQuery = () => api.tracking.openReminders.queryOptions({ staleTime: 30 * SECOND })
export const remindersQuery = (aboutId: string) =>
  api.tracking.remindersOf.queryOptions({ input: { aboutId }, staleTime: 30 * SECOND })

export const contactsQuery = (aboutId: string) =>
  api.tracking.contactsOf.queryOptions({ input: { aboutId }, staleTime: 30 * SECOND })

/** How far the applications of a period came; cached a minute. */
export const funnelQuery = (period: FunnelPeriod) =>
  api.tracking.funnel.queryOptions({ input: { period }, staleTime: 60 * SECOND })
