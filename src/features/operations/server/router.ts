import { implement } from '@orpc/server'
import { platformSettings } from '#db/schema/operations.ts'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { operationsContract } from '../contract.ts'
import { discardDeadLetter } from './discard-dead-letter.ts'
import { listDeadLetters, readQueues } from './queries.ts'
import { readHealth } from './read-health.ts'
import { readWaiting } from './read-waiting.ts'
import { retryDeadLetter } from './retry-dead-letter.ts'
import { retryDeadLetters } from './retry-dead-letters.ts'

const open = implement(operationsContract).$context<Context>().use(refusals)
const staff = open.use(withRole('platform_admin', 'platform_user'))

export const operationsRouter = open.router({
  platformConfig: open.platformConfig.handler(async ({ context }) => {
    const [settings] = await context.db.select().from(platformSettings)
    return { enforceSubscriptionVerification: settings?.enforceSubscriptionVerification ?? false }
  }),
  waiting: staff.waiting.handler(({ context }) => readWaiting(context)),
  queues: staff.queues.handler(({ context }) => readQueues(context)),
  deadLetters: staff.deadLetters.handler(({ context }) => listDeadLetters(context)),
  retryDeadLetters: staff.retryDeadLetters.handler(({ context }) => retryDeadLetters(context)),
  retryDeadLetter: staff.retryDeadLetter.handler(({ context, input }) => retryDeadLetter(context, input)),
  discardDeadLetter: staff.discardDeadLetter.handler(({ context, input }) => discardDeadLetter(context, input)),
  health: staff.health.handler(({ context }) => readHealth(context)),
})
