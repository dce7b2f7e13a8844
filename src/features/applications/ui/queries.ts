import { api } from '#client/api.ts'

const SECOND = 1000

/** The viewer's eligibility for a job. It is fetched each time Apply is pressed, which also shows the signed-out notice (APPLY-01). */
export const eligibilityQuery = (jobId: string) =>
  api.applications.eligibility.queryOptions({
    input: { jobId },
    staleTime: 30 * SECOND,
    meta: { saysSignedOut: true },
  })

/** The application form. It is refetched each time the dialog opens. */
export const applyFormQuery = (jobId: string) =>
  api.applications.formFor.queryOptions({ input: { jobId }, staleTime: 0, refetchOnWindowFocus: false })
