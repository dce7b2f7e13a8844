import type { WebhookType } from './deliveries.ts'

export const webhookTypeLabels: Record<WebhookType, string> = {
  'application.created': 'A candidate applied',
  'application.status_changed': 'An application changed status or was withdrawn',
  'job.created': 'A job was created',
  'job.updated': 'A posted job or its questions changed',
  'job.published': 'A job was published',
  'job.paused': 'A job was paused',
  'job.closed': 'A job was closed',
  'job.deleted': 'A job was deleted',
}

export const MAX_ENDPOINTS = 10
export const MAX_KEYS = 20

const MINUTE = 60_000
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Time from each failed attempt to the next one, in milliseconds: ten attempts over three days. */
export const retryWaits = [
  5000,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const

/** Time of the next attempt after this number of failed tries; null if there is none. */
export function nextTryAt(tries: number, now: Date): Date | null {
  const wait = retryWaits[tries - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait)
}

/** An endpoint is switched off if all attempts failed for three days. */
export const hasFailedLong = (failingSince: Date | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - failingSince.getTime() >= 3 * DAY

/** Number of days for which a replaced secret still signs. */
export const OLD_SECRET_DAYS = 1
/** Messages are deleted from the log after this number of days. */
export const LOG_DAYS = 30
/** Maximum time for the complete answer of an endpoint. */
export const ANSWER_MS = 10_000
export const ANSWER_BYTES = 1024

/** The id of a message (`webhook-id`): the same for every attempt and every endpoint. */
export const webhookMessageId = (eventId: string): string => `msg_${eventId.replaceAll('-', '')}`

export const problems = ['refused', 'unreachable', 'timeout', 'redirect', 'status'] as const
export type Problem = (typeof problems)[number]

export const formatProblem: Record<Problem, string> = {
  refused: "The address isn't on the public internet.",
  unreachable: 'No connection.',
  timeout: 'No response within 10 seconds.',
  redirect: "It responded with a redirect. Redirects aren't followed.",
  status: 'It responded with an error.',
}

/** The scopes of keys with their labels. */
export const scopeLabels = {
  'jobs:read': 'Read jobs and their questions',
  'jobs:write': 'Create, update, pause, close and delete jobs',
  'applications:read': 'Read applications, without private answers and files',
  'applications:write': 'Change the status of applications',
} as const
export const scopes = Object.keys(scopeLabels) as (keyof typeof scopeLabels)[]
export type Scope = keyof typeof scopeLabels

/** The scope that each procedure needs. A key cannot call procedures that are not listed (default deny). */
export const scopeOf: Record<string, Scope> = {
  'postings.list': 'jobs:read',
  'postings.stats': 'jobs:read',
  'postings.get': 'jobs:read',
  'postings.requirements': 'jobs:read',
  'postings.create': 'jobs:write',
  'postings.update': 'jobs:write',
  'postings.setStatus': 'jobs:write',
  'postings.remove': 'jobs:write',
  'postings.addRequirement': 'jobs:write',
  'postings.updateRequirement': 'jobs:write',
  'postings.removeRequirement': 'jobs:write',
  'postings.reorderRequirements': 'jobs:write',
  'companyApplications.list': 'applications:read',
  'companyApplications.stats': 'applications:read',
  'companyApplications.jobs': 'applications:read',
  'companyApplications.get': 'applications:read',
  'companyApplications.setStatus': 'applications:write',
}

/** Whether a key with these scopes can call this procedure. */
export function mayCall(scopes: readonly string[], procedure: string): boolean {
  const needed = Object.hasOwn(scopeOf, procedure) ? scopeOf[procedure] : undefined
  return needed !== undefined && scopes.includes(needed)
}

/** Whether the host is this machine. In development, a webhook can use it without https. */
export const isLocalhost = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'

export const deliveriesPageSize = 20
