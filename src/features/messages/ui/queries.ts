import { api } from '#app/api.ts'

const SECOND = 1000

/** What was written about an application, for its company. */
export const threadQuery = (applicationId: string) =>
  api.messages.thread.queryOptions({ input: { applicationId }, staleTime: 30 * SECOND })

/** The same for its applicant. */
export const ownThreadQuery = (applicationId: string) =>
  api.messages.ownThread.queryOptions({ input: { applicationId }, staleTime: 30 * SECOND })

export const templatesQuery = () => api.messages.templates.queryOptions({ staleTime: 60 * SECOND })

/** Whom one can write to about a job; asked anew whenever somebody begins to. */
export const recipientsQuery = (jobId: string, applicationIds?: string[]) =>
  api.messages.recipients.queryOptions({ input: { jobId, applicationIds }, staleTime: 0 })
