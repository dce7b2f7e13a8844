import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { storiesContract } from '../contract.ts'
import { createStory, deleteStory, updateStory } from './change-stories.ts'
import { listStories } from './read-stories.ts'

const own = implement(storiesContract).$context<Context>().use(refusals).use(withRole('job_seeker'))

export const storiesRouter = own.router({
  list: own.list.handler(({ context, input }) => listStories(context, input)),
  create: own.create.handler(({ context, input }) => createStory(context, input)),
  update: own.update.handler(({ context, input }) => updateStory(context, input)),
  delete: own.delete.handler(({ context, input }) => deleteStory(context, input)),
})
