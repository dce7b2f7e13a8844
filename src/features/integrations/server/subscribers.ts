import { applicationStatusChanged, applicationSubmitted, applicationWithdrawn } from '#features/applications/events.ts'
import {
  postingChanged,
  postingCreated,
  postingDeleted,
  postingPublished,
  postingStatusChanged,
} from '#features/job-postings/events.ts'
import { on, type Subscriber } from '#server/queue/worker.ts'
import type { WebhookType } from '../deliveries.ts'
import { webhookDisabled, webhookDue } from '../events.ts'
import { notifyDisabled } from './webhooks/notify-disabled.ts'
import { prepareDeliveries } from './webhooks/prepare-deliveries.ts'
import { sendDelivery } from './webhooks/send-delivery.ts'

/** Webhook type of a posting's new status. The first activation has its own event, `postingPublished`. */
const statusTypes: Partial<Record<string, WebhookType>> = {
  active: 'job.published',
  paused: 'job.paused',
  closed: 'job.closed',
}

const applicationSubscribers: Subscriber[] = [
  on(applicationSubmitted, 'integrations.application-created', (ctx, { applicationId, jobId, companyId }, occurrence) =>
    prepareDeliveries(ctx, { companyId, type: 'application.created', about: { applicationId, jobId } }, occurrence),
  ),
  on(applicationStatusChanged, 'integrations.application-moved', (ctx, moved, occurrence) => {
    const { applicationId, jobId, companyId, fromStatus, toStatus } = moved
    const about = { applicationId, jobId, fromStatus, toStatus }
    return prepareDeliveries(ctx, { companyId, type: 'application.status_changed', about }, occurrence)
  }),
  on(applicationWithdrawn, 'integrations.application-withdrawn', (ctx, withdrawn, occurrence) => {
    const { applicationId, jobId, companyId } = withdrawn
    const about = { applicationId, jobId, toStatus: 'withdrawn' }
    return prepareDeliveries(ctx, { companyId, type: 'application.status_changed', about }, occurrence)
  }),
]

const postingSubscribers: Subscriber[] = [
  on(postingCreated, 'integrations.job-created', (ctx, { jobId, companyId }, occurrence) =>
    prepareDeliveries(ctx, { companyId, type: 'job.created', about: { jobId } }, occurrence),
  ),
  on(postingChanged, 'integrations.job-updated', (ctx, { jobId, companyId, fields }, occurrence) =>
    prepareDeliveries(ctx, { companyId, type: 'job.updated', about: { jobId, fields } }, occurrence),
  ),
  on(postingPublished, 'integrations.job-published', (ctx, { jobId, companyId }, occurrence) =>
    prepareDeliveries(ctx, { companyId, type: 'job.published', about: { jobId } }, occurrence),
  ),
  on(postingStatusChanged, 'integrations.job-status', async (ctx, changed, occurrence) => {
    const { jobId, companyId, toStatus, isFirst } = changed
    const type = statusTypes[toStatus]
    if (!type || isFirst) return
    await prepareDeliveries(ctx, { companyId, type, about: { jobId } }, occurrence)
  }),
  on(postingDeleted, 'integrations.job-deleted', (ctx, { jobId, companyId }, occurrence) =>
    prepareDeliveries(ctx, { companyId, type: 'job.deleted', about: { jobId } }, occurrence),
  ),
]

/** Turns events of jobs and applications into webhook messages. Each message is sent separately, so a slow endpoint delays no other. */
export const integrationSubscribers: Subscriber[] = [
  ...applicationSubscribers,
  ...postingSubscribers,
  on(webhookDue, 'integrations.send-webhook', (ctx, due) => sendDelivery(ctx, due), { atOnce: 8, by: 'endpointId' }),
  on(webhookDisabled, 'integrations.webhook-disabled', notifyDisabled),
]
