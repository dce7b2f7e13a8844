import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { questionSetsContract } from '../../question-sets-contract.ts'
import { insertQuestions } from './insert-questions.ts'
import { listSets, listSources } from './queries.ts'
import { removeSet } from './remove-set.ts'
import { renameSet } from './rename-set.ts'
import { saveSet } from './save-set.ts'

const staff = implement(questionSetsContract)
  .$context<Context>()
  .use(refusals)
  .use(withRole('client_admin', 'client_user', 'platform_admin', 'platform_user'))

export const questionSetsRouter = staff.router({
  list: staff.list.handler(({ context, input }) => listSets(context, input)),
  sources: staff.sources.handler(({ context, input }) => listSources(context, input)),
  save: staff.save.handler(({ context, input }) => saveSet(context, input)),
  rename: staff.rename.handler(({ context, input }) => renameSet(context, input)),
  remove: staff.remove.handler(({ context, input }) => removeSet(context, input)),
  insert: staff.insert.handler(({ context, input }) => insertQuestions(context, input)),
})
