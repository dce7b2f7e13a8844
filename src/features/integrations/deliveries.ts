/** Types of events that an endpoint can subscribe to. */
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

/** Type of a test message that an admin sends to check the delivery. */
export const TEST_TYPE = 'webhook.test'
export const deliveryTypes = [...webhookTypes, TEST_TYPE] as const
export const deliveryStates = ['waiting', 'delivered', 'failed', 'stopped'] as const
export type DeliveryState = (typeof deliveryStates)[number]
