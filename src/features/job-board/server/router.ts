import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { jobsContract } from '../contract.ts'
import { getJob } from './get-job.ts'
import { listArchivedSaved } from './list-archived-saved.ts'
import { listSavedJobs } from './queries.ts'
import { recordJobView } from './record-job-view.ts'
import { saveJob } from './save-job.ts'
import { searchJobs } from './search-jobs.ts'
import { unsaveJob } from './unsave-job.ts'
import { updateSavedNotes } from './update-saved-notes.ts'

const open = implement(jobsContract).$context<Context>().use(refusals)
const seeker = open.use(withRole('job_seeker'))

export const jobsRouter = open.router({
  search: open.search.handler(({ context, input }) => searchJobs(context, input)),
  get: open.get.handler(({ context, input }) => getJob(context, input)),
  recordView: open.recordView.handler(({ context, input }) => recordJobView(context, input)),
  listSaved: seeker.listSaved.handler(({ context }) => listSavedJobs(context)),
  listArchivedSaved: seeker.listArchivedSaved.handler(({ context }) => listArchivedSaved(context)),
  updateSavedNotes: seeker.updateSavedNotes.handler(({ context, input }) => updateSavedNotes(context, input)),
  save: seeker.save.handler(({ context, input }) => saveJob(context, input)),
  unsave: seeker.unsave.handler(({ context, input }) => unsaveJob(context, input)),
})
