import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { resourceContract } from '../../resource-contract.ts'
import { setBookmark } from './bookmarks.ts'
import { listResources } from './list-resources.ts'
import { readResource } from './read-resource.ts'

const own = implement(resourceContract).$context<Context>().use(refusals).use(withRole('job_seeker'))

export const resourceRouter = own.router({
  list: own.list.handler(({ context, input }) => listResources(context, input)),
  get: own.get.handler(({ context, input }) => readResource(context, input)),
  setBookmark: own.setBookmark.handler(({ context, input }) => setBookmark(context, input)),
})
