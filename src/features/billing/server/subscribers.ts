import { on, type Subscriber } from '#server/queue/worker.ts'
import { providerEventStored } from '../events.ts'
import { processEvent } from './process-event.ts'

export const billingSubscribers: Subscriber[] = [on(providerEventStored, 'billing.process-event', processEvent)]
