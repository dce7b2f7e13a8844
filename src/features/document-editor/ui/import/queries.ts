import { api } from '#client/api.ts'

/** The values found in an uploaded resume. They are read once per visit, because a second read would give the parts other ids. */
export const importQuery = (resumeId: string) =>
  api.imports.read.queryOptions({
    input: { resumeId },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
