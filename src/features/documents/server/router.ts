import { implement } from '@orpc/server'
import type { Context, SignedIn } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { documentsContract } from '../contract.ts'
import { deleteDocument, renameDocument, setDefaultDocument, setDocumentTags } from './change-documents.ts'
import { createLetter, createResume } from './create-document.ts'
import { discardUpload } from './discard-upload.ts'
import { duplicateDocument } from './duplicate-document.ts'
import { readOwnLetter, readOwnResume } from './own-resumes.ts'
import { linkToDocument, listCoverLetters, listResumes, readDocumentStats } from './queries.ts'

const resumeOf = ({ db, viewer }: SignedIn, id: string) => readOwnResume(db, viewer.userId, id)
const letterOf = ({ db, viewer }: SignedIn, id: string) => readOwnLetter(db, viewer.userId, id)

const own = implement(documentsContract).$context<Context>().use(refusals).use(withRole('job_seeker'))

export const documentsRouter = own.router({
  discardUpload: own.discardUpload.handler(({ context, input }) => discardUpload(context, input)),
  listResumes: own.listResumes.handler(({ context }) => listResumes(context.db, context.viewer.userId)),
  createResume: own.createResume.handler(({ context, input }) => createResume(context, input)),
  renameResume: own.renameResume.handler(async ({ context, input }) => {
    await renameDocument(context, 'resume', input)
    return resumeOf(context, input.id)
  }),
  setDefaultResume: own.setDefaultResume.handler(async ({ context, input }) => {
    await setDefaultDocument(context, 'resume', input)
    return resumeOf(context, input.id)
  }),
  deleteResume: own.deleteResume.handler(({ context, input }) => deleteDocument(context, 'resume', input)),
  resumeLink: own.resumeLink.handler(({ context, input }) => linkToDocument(context, 'resume', input)),
  duplicateResume: own.duplicateResume.handler(async ({ context, input }) =>
    resumeOf(context, await duplicateDocument(context, 'resume', input)),
  ),
  listLetters: own.listLetters.handler(({ context }) => listCoverLetters(context.db, context.viewer.userId)),
  createLetter: own.createLetter.handler(({ context, input }) => createLetter(context, input)),
  renameLetter: own.renameLetter.handler(async ({ context, input }) => {
    await renameDocument(context, 'letter', input)
    return letterOf(context, input.id)
  }),
  setDefaultLetter: own.setDefaultLetter.handler(async ({ context, input }) => {
    await setDefaultDocument(context, 'letter', input)
    return letterOf(context, input.id)
  }),
  deleteLetter: own.deleteLetter.handler(({ context, input }) => deleteDocument(context, 'letter', input)),
  letterLink: own.letterLink.handler(({ context, input }) => linkToDocument(context, 'letter', input)),
  duplicateLetter: own.duplicateLetter.handler(async ({ context, input }) =>
    letterOf(context, await duplicateDocument(context, 'letter', input)),
  ),
  setTags: own.setTags.handler(({ context, input }) => setDocumentTags(context, input.kind, input)),
  stats: own.stats.handler(({ context }) => readDocumentStats(context.db, context.viewer.userId)),
})
