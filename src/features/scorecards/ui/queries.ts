import { api } from '#client/api.ts'

const SECOND = 1000

/** The scorecard of an application; live messages invalidate it immediately. */
export const evaluationQuery = (id: string) =>
  api.scorecards.read.queryOptions({ input: { id }, staleTime: 30 * SECOND })
/** The team's notes on an application. */
export const notesQuery = (id: string) => api.teamNotes.list.queryOptions({ input: { id }, staleTime: 30 * SECOND })
/** The number of notes per application, of one job or of all. */
export const noteCountsQuery = (jobId: string | undefined) =>
  api.teamNotes.counts.queryOptions({ input: { jobId }, staleTime: 30 * SECOND })
/** The scorecard attributes of a job. */
export const definitionQuery = (jobId: string) =>
  api.scorecards.attributes.queryOptions({ input: { jobId }, staleTime: 30 * SECOND })
export const proposalsQuery = (jobId: string) =>
  api.scorecards.proposals.queryOptions({ input: { jobId }, staleTime: 60 * SECOND })
export const compareQuery = (ids: string[]) =>
  api.scorecards.compare.queryOptions({ input: { ids }, staleTime: 30 * SECOND })
/** One application as the company sees it, the same as in its dialog. */
export const comparedApplicationQuery = (id: string) =>
  api.companyApplications.get.queryOptions({ input: { id }, staleTime: 30 * SECOND })
/** Applications to a job that match a search, for comparing. */
export const sameJobQuery = (jobId: string, search: string) =>
  api.companyApplications.list.queryOptions({
    input: { jobId, search },
    staleTime: 30 * SECOND,
    placeholderData: (before) => before,
  })
