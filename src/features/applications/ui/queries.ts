import { api } from '#app/api.ts'

const SECOND = 1000

/** Where the viewer stands with a job; asked anew by every press on Apply, which says where nobody is signed in (APPLY-01). */
export const eligibilityQuery = (jobId: string) =>
  api.applications.standing.queryOptions({
    input: { jobId },
    staleTime: 30 * SECOND,
    meta: { saysSignedOut: true },
  })

/** What applying to a job asks for; always fresh when the dialog opens. */
export const applyFormQuery = (jobId: string) =>
  api.applications.formFor.queryOptions({ input: { jobId }, staleTime: 0, refetchOnWindowFocus: false })
