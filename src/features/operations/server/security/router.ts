import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { securityEventsContract } from '../../security-contract.ts'
import { listSecurityEvents, readSecurityDay } from './read-security-events.ts'

const admin = implement(securityEventsContract).$context<Context>().use(refusals).use(withRole('platform_admin'))

export const securityEventsRouter = admin.router({
  list: admin.list.handler(({ context, input }) => listSecurityEvents(context, input)),
  day: admin.day.handler(({ context }) => readSecurityDay(context)),
})
