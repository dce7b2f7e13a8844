import { api } from '#client/api.ts'
import { companyStatKeys } from '#features/companies/ui/queries.ts'
import type { ReviewFilters } from '../review-filters.ts'

const SECOND = 1000

/** The queries to refetch after applications moved or changed: lists, board, promised answers, counts. */
export const reviewKeys = () => [
  api.companyApplications.key(),
  api.adminApplications.key(),
  api.stages.key(),
  api.replies.key(),
  ...companyStatKeys(),
]

/** The company's applications; fresh for 30 seconds, its counts for a minute (LIVE-03). */
export const reviewsQuery = (filters: ReviewFilters & { page?: number }) =>
  api.companyApplications.list.queryOptions({
    input: filters,
    staleTime: 30 * SECOND,
    placeholderData: (before) => before,
  })
export const reviewStatsQuery = () => api.companyApplications.stats.queryOptions({ staleTime: 60 * SECOND })
export const reviewedJobsQuery = () => api.companyApplications.jobs.queryOptions({ staleTime: 60 * SECOND })
/** The questions of a job that can be filtered by. */
export const reviewQuestionsQuery = (jobId: string) =>
  api.companyApplications.questions.queryOptions({ input: { jobId }, staleTime: 60 * SECOND })
export const reviewQuery = (id: string) =>
  api.companyApplications.get.queryOptions({ input: { id }, staleTime: 30 * SECOND })
/** The board, with this number of further cards per column. */
export const boardQuery = (filters: ReviewFilters, shown: Record<string, number> = {}) =>
  api.stages.board.queryOptions({
    input: { ...filters, shown },
    staleTime: 30 * SECOND,
    placeholderData: (before) => before,
  })
export const stagesQuery = (jobId: string) =>
  api.stages.list.queryOptions({ input: { jobId }, staleTime: 60 * SECOND, retry: false })
