import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { importsContract } from '../../import-contract.ts'
import { acceptImport } from './accept-import.ts'
import { readImport } from './read-import.ts'
import { startImport } from './start-import.ts'

const own = implement(importsContract).$context<Context>().use(refusals).use(withRole('job_seeker'))

export const importsRouter = own.router({
  start: own.start.handler(({ context, input }) => startImport(context, input)),
  read: own.read.handler(({ context, input }) => readImport(context, input)),
  accept: own.accept.handler(({ context, input }) => acceptImport(context, input)),
})
