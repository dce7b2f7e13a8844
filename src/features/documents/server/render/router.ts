import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { previewsContract } from '../../preview-contract.ts'
import { ownPhoto } from '../own-photo.ts'
import { consumePreview } from './preview-price.ts'
import { previewLetter, previewResume } from './render-document.ts'

const own = implement(previewsContract).$context<Context>().use(refusals).use(withRole('job_seeker'))

// a preview is skipped when a newer one was requested or its request was cancelled
export const previewsRouter = own.router({
  resume: own.resume.handler(({ context: { viewer, ...ctx }, input, signal }) =>
    consumePreview(viewer.userId, async (group) => {
      const photo = await ownPhoto(ctx, { userId: viewer.userId, design: input.design })
      return previewResume(ctx, { ...input, photo }, { group, isReplaceable: true, signal })
    }),
  ),
  letter: own.letter.handler(({ context: { viewer, ...ctx }, input, signal }) =>
    consumePreview(viewer.userId, (group) => previewLetter(ctx, input, { group, isReplaceable: true, signal })),
  ),
})
