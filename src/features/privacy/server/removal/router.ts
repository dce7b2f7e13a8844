import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { removalContract } from '../../removal-contract.ts'
import { previewRemoval, removeUser } from './remove-user.ts'

const open = implement(removalContract).$context<Context>().use(refusals)
const staff = open.use(withRole('platform_admin', 'platform_user'))

export const removalRouter = staff.router({
  preview: staff.preview.handler(({ context, input }) => previewRemoval(context, input)),
  remove: staff.remove.handler(({ context, input }) => removeUser(context, input)),
})
