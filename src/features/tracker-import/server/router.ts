import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { trackerImportsContract } from '../contract.ts'
import { cancelImport } from './cancel-import.ts'
import { checkImport } from './check-import.ts'
import { listImports, readImportReport } from './load-import.ts'
import { startImport } from './start-import.ts'
import { undoImport } from './undo-import.ts'

const own = implement(trackerImportsContract).$context<Context>().use(refusals).use(withRole('job_seeker'))

export const trackerImportsRouter = own.router({
  check: own.check.handler(({ context, input }) => checkImport(context, input)),
  start: own.start.handler(({ context, input }) => startImport(context, input)),
  list: own.list.handler(({ context }) => listImports(context)),
  get: own.get.handler(({ context, input }) => readImportReport(context, input)),
  cancel: own.cancel.handler(({ context, input }) => cancelImport(context, input)),
  undo: own.undo.handler(({ context, input }) => undoImport(context, input)),
})
