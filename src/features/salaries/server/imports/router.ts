import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { salaryImportsContract } from '../../import-contract.ts'
import { cancelImport, undoImport } from './change-import.ts'
import { checkSalaries } from './check-file.ts'
import { listImports, readImportReport } from './load-import.ts'
import { startImport } from './start-import.ts'

const staff = implement(salaryImportsContract)
  .$context<Context>()
  .use(refusals)
  .use(withRole('platform_admin', 'platform_user'))

export const salaryImportsRouter = staff.router({
  check: staff.check.handler(({ context, input }) => checkSalaries(context, input)),
  start: staff.start.handler(({ context, input }) => startImport(context, input)),
  list: staff.list.handler(({ context }) => listImports(context)),
  get: staff.get.handler(({ context, input }) => readImportReport(context, input)),
  cancel: staff.cancel.handler(({ context, input }) => cancelImport(context, input)),
  undo: staff.undo.handler(({ context, input }) => undoImport(context, input)),
})
