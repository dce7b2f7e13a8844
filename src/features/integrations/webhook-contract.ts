// Webhooks: a company's endpoints receive events of its jobs and applications, signed by the Standard Webhooks specification.
// Company admins manage the endpoints. A message is waiting, delivered, failed for good, or stopped with its endpoint. It is
// sent at least once, always with the same id. Messages are deleted after 30 days.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedText } from '#lib/text.ts'
import { deliveryStates, deliveryTypes, webhookTypes } from './deliveries.ts'
import { MAX_ENDPOINTS, problems } from './rules.ts'

export const webhookErrors = {
  WEBHOOK_LIMIT: { status: 409, message: `A company can have at most ${MAX_ENDPOINTS} endpoints.` },
  WEBHOOK_ADDRESS_REFUSED: {
    status: 422,
    message: 'Please enter a public address that starts with https://.',
  },
  WEBHOOK_OFF: { status: 409, message: 'This endpoint is disabled. Enable it first.' },
} as const

const Url = z
  .string()
  .trim()
  .min(1, 'URL is required')
  .max(2000, 'This URL is too long')
  .refine(
    (text) => /^https?:\/\//i.test(text) && URL.canParse(text),
    'Please enter a URL like https://example.com/hooks',
  )

export const EndpointFields = z.object({
  url: Url,
  description: typedText(200),
  eventTypes: z
    .array(z.enum(webhookTypes))
    .min(1, 'Choose at least one event')
    .max(webhookTypes.length)
    .transform((types) => [...new Set(types)]),
})
export type EndpointFields = z.output<typeof EndpointFields>

export const Endpoint = z.object({
  id: Id,
  url: z.string(),
  description: z.string(),
  eventTypes: z.array(z.string()),
  isEnabled: z.boolean(),
  disabledBecause: z.enum(['failing', 'gone']).nullable(),
  failingSince: Timestamp.nullable(),
  /** Until when the previous secret signs too. */
  previousUntil: Timestamp.nullable(),
  createdAt: Timestamp,
  lastDeliveredAt: Timestamp.nullable(),
})
export type Endpoint = z.infer<typeof Endpoint>

export const Delivery = z.object({
  id: Id,
  endpointId: Id,
  url: z.string(),
  isEnabled: z.boolean(),
  messageId: z.string(),
  type: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  occurredAt: Timestamp,
  nextAttemptAt: Timestamp.nullable(),
  /** The outcome of the last attempt; null before the first. */
  lastStatus: z.number().int().nullable(),
  lastProblem: z.enum(problems).nullable(),
})
export type Delivery = z.infer<typeof Delivery>

export const Attempt = z.object({
  number: z.number().int(),
  at: Timestamp,
  milliseconds: z.number().int(),
  status: z.number().int().nullable(),
  problem: z.enum(problems).nullable(),
  answer: z.string(),
})
export type Attempt = z.infer<typeof Attempt>

export const DeliveryDetails = Delivery.extend({
  /** The body that would be sent now. */
  body: z.string(),
  history: z.array(Attempt),
})
export type DeliveryDetails = z.infer<typeof DeliveryDetails>

export const ListDeliveries = z.object({
  endpointId: Id.optional(),
  state: z.enum(deliveryStates).optional(),
  type: z.enum(deliveryTypes).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type ListDeliveries = z.output<typeof ListDeliveries>

const webhook = procedure.errors(webhookErrors)
const One = z.object({ id: Id })
const WithSecret = z.object({ endpoint: Endpoint, secret: z.string() })

export const webhooksContract = {
  list: webhook
    .route({
      method: 'GET',
      path: '/company/webhooks',
      summary: 'List the webhook endpoints of your company; admins only',
    })
    .output(z.array(Endpoint)),
  create: webhook
    .route({
      method: 'POST',
      path: '/company/webhooks',
      summary: 'Add a webhook endpoint; its secret is shown only in this response',
    })
    .input(EndpointFields)
    .output(WithSecret),
  update: webhook
    .route({
      method: 'PUT',
      path: '/company/webhooks/{id}',
      summary: 'Update the URL, description and events of an endpoint',
    })
    .input(EndpointFields.extend({ id: Id }))
    .output(Endpoint),
  setEnabled: webhook
    .route({
      method: 'POST',
      path: '/company/webhooks/{id}/enabled',
      summary: 'Enable or disable an endpoint; pending deliveries are stopped',
    })
    .input(One.extend({ isEnabled: z.boolean() }))
    .output(Endpoint),
  rotateSecret: webhook
    .route({
      method: 'POST',
      path: '/company/webhooks/{id}/secret',
      summary: 'Create a new secret, shown only in this response; the previous one stays valid for 24 hours',
    })
    .input(One)
    .output(WithSecret),
  sendTest: webhook
    .route({ method: 'POST', path: '/company/webhooks/{id}/test', summary: 'Send a test event' })
    .input(One)
    .output(z.object({ deliveryId: Id })),
  remove: webhook
    .route({ method: 'DELETE', path: '/company/webhooks/{id}', summary: 'Delete an endpoint and its log' })
    .input(One)
    .output(One),
  deliveries: webhook
    .route({
      method: 'GET',
      path: '/company/webhook-deliveries',
      summary: 'List deliveries of the last 30 days, newest first',
    })
    .input(ListDeliveries)
    .output(z.object({ rows: z.array(Delivery), total: z.number().int() })),
  delivery: webhook
    .route({ method: 'GET', path: '/company/webhook-deliveries/{id}', summary: 'Get a delivery with all its attempts' })
    .input(One)
    .output(DeliveryDetails),
  resend: webhook
    .route({
      method: 'POST',
      path: '/company/webhook-deliveries/{id}/resend',
      summary: "Resend a message now, whatever its state; its id doesn't change",
    })
    .input(One)
    .output(Delivery),
}
