import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { recordingsContract } from '../../recording-contract.ts'
import { listRecordings } from './own-recordings.ts'
import { deleteRecording, linkRecording, storeRecording } from './store-recording.ts'

const own = implement(recordingsContract).$context<Context>().use(refusals).use(withRole('job_seeker'))

export const recordingsRouter = own.router({
  list: own.list.handler(({ context, input }) => listRecordings(context, input)),
  save: own.save.handler(({ context, input }) => storeRecording(context, input)),
  link: own.link.handler(({ context, input }) => linkRecording(context, input)),
  delete: own.delete.handler(({ context, input }) => deleteRecording(context, input)),
})
