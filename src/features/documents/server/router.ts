import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { documentsContract } from '../contract.ts'
import { deleteResume, renameResume, setDefaultResume } from './change-resumes.ts'
import { createResume } from './create-resume.ts'
import { discardUpload } from './discard-upload.ts'
import { linkToResume, listResumes } from './queries.ts'

const own = implement(documentsContract).$context<Context>().use(refusals).use(withRole('job_seeker'))

export const documentsRouter = own.router({
  discardUpload: own.discardUpload.handler(({ context, input }) => discardUpload(context, input)),
  listResumes: own.listResumes.handler(({ context }) => listResumes(context.db, context.viewer.userId)),
  createResume: own.createResume.handler(({ context, input }) => createResume(context, input)),
  renameResume: own.renameResume.handler(({ context, input }) => renameResume(context, input)),
  setDefaultResume: own.setDefaultResume.handler(({ context, input }) => setDefaultResume(context, input)),
  deleteResume: own.deleteResume.handler(({ context, input }) => deleteResume(context, input)),
  resumeLink: own.resumeLink.handler(({ context, input }) => linkToResume(context, input)),
})
