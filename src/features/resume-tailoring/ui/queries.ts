import { api } from '#client/api.ts'

/** The proposals for a posting; for the default resume if none is given. Always refetched, since resume and posting can change. */
export const tailoringQuery = (jobId: string, resumeId: string | undefined) =>
  api.tailoring.propose.queryOptions({ input: { jobId, ...(resumeId ? { resumeId } : {}) }, staleTime: 0 })
