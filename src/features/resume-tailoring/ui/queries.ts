import { api } from '#app/api.ts'

/** What a posting asks for against what a resume shows; the default resume unless told. Always asked anew: either may change. */
export const tailoringQuery = (jobId: string, resumeId: string | undefined) =>
  api.tailoring.propose.queryOptions({ input: { jobId, ...(resumeId ? { resumeId } : {}) }, staleTime: 0 })
