import type { z } from 'zod'

export type EventRecord = { name: string; payload: Record<string, unknown> }

/** A type of event, named in the past tense. Calling it creates the record that the outbox stores. */
export type EventType<Payload extends Record<string, unknown>> = {
  (payload: Payload): EventRecord
  eventName: string
  schema: z.ZodType<Payload>
}

export function defineEvent<Payload extends Record<string, unknown>>(
  eventName: string,
  schema: z.ZodType<Payload>,
): EventType<Payload> {
  return Object.assign((payload: Payload) => ({ name: eventName, payload }), { eventName, schema })
}
