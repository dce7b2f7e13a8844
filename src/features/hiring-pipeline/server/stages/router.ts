import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { stagesContract } from '../../stage-contract.ts'
import { addStage, arrangeStages, removeStage, renameStage } from './change-stages.ts'
import { listStages } from './list-stages.ts'
import { moveApplications } from './move-applications.ts'
import { readBoard } from './read-board.ts'

const open = implement(stagesContract).$context<Context>().use(refusals)
const company = open.use(withRole('client_admin', 'client_user'))
const reviewer = open.use(withRole('client_admin', 'client_user', 'platform_admin', 'platform_user'))

export const stagesRouter = open.router({
  board: company.board.handler(({ context, input }) => readBoard(context, input)),
  move: reviewer.move.handler(({ context, input }) => moveApplications(context, input)),
  list: reviewer.list.handler(({ context, input }) => listStages(context, input)),
  add: reviewer.add.handler(({ context, input }) => addStage(context, input)),
  rename: reviewer.rename.handler(({ context, input }) => renameStage(context, input)),
  arrange: reviewer.arrange.handler(({ context, input }) => arrangeStages(context, input)),
  remove: reviewer.remove.handler(({ context, input }) => removeStage(context, input)),
})
