import { api } from '#client/api.ts'

const SECOND = 1000

/** The messages about an application, for its company. */
export const threadQuery = (applicationId: string) =>
  api.messages.thread.queryOptions({ input: { applicationId }, staleTime: 30 * SECOND })

/** The same for its applicant. */
export const ownThreadQuery = (applicationId: string) =>
  api.messages.ownThread.queryOptions({ input: { applicationId }, staleTime: 30 * SECOND })

export const templatesQuery = () => api.messages.templates.queryOptions({ staleTime: 60 * SECOND })

/** The possible recipients for a job; fetched each time the dialog opens. */
export const recipientsQuery = (jobId: string, applicationIds?: string[]) =>
  api.messages.recipients.queryOptions({ input: { jobId, applicationIds }, staleTime: 0 })
