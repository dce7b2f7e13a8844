import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { jobAlertsContract } from '../contract.ts'
import { deleteSearch, listSavedSearches, saveSearch, updateSearch } from './change-searches.ts'

const own = implement(jobAlertsContract).$context<Context>().use(refusals).use(withRole('job_seeker'))

export const jobAlertsRouter = own.router({
  list: own.list.handler(({ context }) => listSavedSearches(context)),
  save: own.save.handler(({ context, input }) => saveSearch(context, input)),
  update: own.update.handler(({ context, input }) => updateSearch(context, input)),
  delete: own.delete.handler(({ context, input }) => deleteSearch(context, input)),
})
