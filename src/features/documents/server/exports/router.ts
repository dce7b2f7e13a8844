import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { exportsContract } from '../../export-contract.ts'
import { readAsMachine } from './read-as-machine.ts'
import { readText } from './read-text.ts'
import { startExport } from './start-export.ts'

const own = implement(exportsContract).$context<Context>().use(refusals).use(withRole('job_seeker'))

export const exportsRouter = own.router({
  start: own.start.handler(({ context, input }) => startExport(context, input)),
  machineView: own.machineView.handler(({ context, input }) => readAsMachine(context, input)),
  text: own.text.handler(({ context, input }) => readText(context, input)),
})
