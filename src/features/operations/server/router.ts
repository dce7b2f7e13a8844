import { implement } from '@orpc/server'
import { platformSettings } from '#db/schema/operations.ts'
import type { Context } from '#server/context.ts'
import { refusals } from '#server/procedures.ts'
import { operationsContract } from '../contract.ts'

const open = implement(operationsContract).$context<Context>().use(refusals)

export const operationsRouter = open.router({
  platformConfig: open.platformConfig.handler(async ({ context }) => {
    const [settings] = await context.db.select().from(platformSettings)
    return { enforceSubscriptionVerification: settings?.enforceSubscriptionVerification ?? false }
  }),
})
