import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { applicationImportsContract } from '../contract.ts'
import { cancelImport, readImportReport, removeImport, removeImported } from './change-imports.ts'
import { checkImport } from './check-import.ts'
import { listImports } from './load-import.ts'
import { startImport } from './start-import.ts'

const admin = implement(applicationImportsContract).$context<Context>().use(refusals).use(withRole('client_admin'))

export const applicationImportsRouter = admin.router({
  check: admin.check.handler(({ context, input }) => checkImport(context, input)),
  start: admin.start.handler(({ context, input }) => startImport(context, input)),
  list: admin.list.handler(({ context }) => listImports(context)),
  get: admin.get.handler(({ context, input }) => readImportReport(context, input)),
  cancel: admin.cancel.handler(({ context, input }) => cancelImport(context, input)),
  remove: admin.remove.handler(({ context, input }) => removeImport(context, input)),
  removeCandidate: admin.removeCandidate.handler(({ context, input }) => removeImported(context, input)),
})
