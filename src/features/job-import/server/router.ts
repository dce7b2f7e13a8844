import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { jobImportsContract } from '../contract.ts'
import { checkImport } from './check-import.ts'
import { listImports, readImportReport } from './load-import.ts'
import { startImport } from './start-import.ts'
import { undoImport } from './undo-import.ts'

const staff = implement(jobImportsContract)
  .$context<Context>()
  .use(refusals)
  .use(withRole('client_admin', 'client_user', 'platform_admin', 'platform_user'))

export const jobImportsRouter = staff.router({
  check: staff.check.handler(({ context, input }) => checkImport(context, input)),
  start: staff.start.handler(({ context, input }) => startImport(context, input)),
  list: staff.list.handler(({ context }) => listImports(context)),
  get: staff.get.handler(({ context, input }) => readImportReport(context, input)),
  undo: staff.undo.handler(({ context, input }) => undoImport(context, input)),
})
