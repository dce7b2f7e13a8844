import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { previewsContract } from '../../preview-contract.ts'
import { previewLetter, previewResume } from './render-document.ts'

const own = implement(previewsContract).$context<Context>().use(refusals).use(withRole('job_seeker'))

// what somebody typed on since is not worth setting: their newest previews count, and a request that was given up none
export const previewsRouter = own.router({
  resume: own.resume.handler(({ context, input, signal }) =>
    previewResume(context, input, { lane: context.viewer.userId, signal }),
  ),
  letter: own.letter.handler(({ context, input, signal }) =>
    previewLetter(context, input, { lane: context.viewer.userId, signal }),
  ),
})
