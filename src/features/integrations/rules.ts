/** What an endpoint can ask to hear. */
export const webhookTypes = [
  'application.created',
  'application.status_changed',
  'job.created',
  'job.updated',
  'job.published',
  'job.paused',
  'job.closed',
  'job.deleted',
] as const
export type WebhookType = (typeof webhookTypes)[number]

/** What somebody sends by hand to see whether it arrives. */
export const TEST_TYPE = 'webhook.test'
export const deliveryTypes = [...webhookTypes, TEST_TYPE] as const

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

export const MOST_ENDPOINTS = 10
export const MOST_KEYS = 20

const MINUTE = 60_000
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** How long after each failed attempt the next one follows, in milliseconds: ten attempts over three days. */
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

/** When it is tried again after so many failed tries; null where it is given up. */
export function nextTryAt(tries: number, now: Date): Date | null {
  const wait = retryWaits[tries - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait)
}

/** An endpoint where nothing arrived for three days is switched off. */
export const hasFailedLong = (failingSince: Date | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - failingSince.getTime() >= 3 * DAY

/** For so many days a replaced secret signs too. */
export const OLD_SECRET_DAYS = 1
/** For so long the log is kept. */
export const LOG_DAYS = 30
/** An endpoint has so long to answer. */
export const ANSWER_MS = 10_000
export const ANSWER_BYTES = 1024

export const deliveryStates = ['waiting', 'delivered', 'failed', 'stopped'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** The id of a message (`webhook-id`): the same at every attempt and at every endpoint. */
export const messageIdOf = (eventId: string): string => `msg_${eventId.replaceAll('-', '')}`

export const problems = ['refused', 'unreachable', 'timeout', 'redirect', 'status'] as const
export type Problem = (typeof problems)[number]

export const formatProblem: Record<Problem, string> = {
  refused: "The address isn't on the public internet.",
  unreachable: 'No connection.',
  timeout: 'No response within 10 seconds.',
  redirect: "It responded with a redirect. Redirects aren't followed.",
  status: 'It responded with an error.',
}

/** What a key may be allowed, with what that means in words. */
export const scopeLabels = {
  'jobs:read': 'Read jobs and their questions',
  'jobs:write': 'Create, update, pause, close and delete jobs',
  'applications:read': 'Read applications, without private answers and files',
  'applications:write': 'Change the status of applications',
} as const
export const scopes = Object.keys(scopeLabels) as (keyof typeof scopeLabels)[]
export type Scope = keyof typeof scopeLabels

/** Which scope opens which procedure to a key. What is not named here is closed to keys (default deny). */
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

/** May a key with these scopes call this procedure? */
export function mayCall(held: readonly string[], procedure: string): boolean {
  const needed = Object.hasOwn(scopeOf, procedure) ? scopeOf[procedure] : undefined
  return needed !== undefined && held.includes(needed)
}

/** `host` of this machine, where a webhook may go without https while one tries things out. */
export const isLocalhost = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'

export const deliveriesPageSize = 20
