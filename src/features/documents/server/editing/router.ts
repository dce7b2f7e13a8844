import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { editorsContract } from '../../editor-contract.ts'
import { openLetter, openResume } from './open-document.ts'
import { listVersions, openLetterVersion, openResumeVersion } from './read-versions.ts'
import { saveLetter } from './save-letter.ts'
import { saveResume } from './save-resume.ts'

const own = implement(editorsContract).$context<Context>().use(refusals).use(withRole('job_seeker'))

export const editorsRouter = own.router({
  openResume: own.openResume.handler(({ context, input }) => openResume(context, input)),
  saveResume: own.saveResume.handler(({ context, input }) => saveResume(context, input)),
  openLetter: own.openLetter.handler(({ context, input }) => openLetter(context, input)),
  saveLetter: own.saveLetter.handler(({ context, input }) => saveLetter(context, input)),
  versions: own.versions.handler(({ context, input }) => listVersions(context, input)),
  openResumeVersion: own.openResumeVersion.handler(({ context, input }) => openResumeVersion(context, input)),
  openLetterVersion: own.openLetterVersion.handler(({ context, input }) => openLetterVersion(context, input)),
})
