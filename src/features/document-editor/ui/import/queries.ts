import { api } from '#app/api.ts'

/** What is found in an uploaded resume. Read once a visit: a second reading would give its parts other ids. */
export const importQuery = (resumeId: string) =>
  api.imports.read.queryOptions({
    input: { resumeId },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
