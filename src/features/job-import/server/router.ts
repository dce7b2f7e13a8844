import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { postingImportsContract } from '../contract.ts'
import { previewImport, runImport } from './run-import.ts'

const staff = implement(postingImportsContract)
  .$context<Context>()
  .use(refusals)
  .use(withRole('client_admin', 'client_user', 'platform_admin', 'platform_user'))

export const postingImportsRouter = staff.router({
  preview: staff.preview.handler(({ context, input }) => previewImport(context, input)),
  run: staff.run.handler(({ context, input }) => runImport(context, input)),
})
