import type { z } from 'zod'
import { plainContent, withoutMarkup } from '#features/document-content/marked-text.ts'
import type * as rewriting from '#features/resume-review/improve/propose-rewrites.ts'
import type { SignedIn } from '#server/context.ts'
import { inThreads } from '#server/threads.ts'
import type { Improve, Improvement } from '../../score-contract.ts'
import { askModel } from './ask-model.ts'

const rewriteInThread = inThreads<typeof rewriting>('features/resume-review/improve/propose-rewrites')

const PER_HOUR = { points: 240, seconds: 60 * 60 }

/**
 * Suggests rewrites of a text that add no facts: by the model if one is set up, otherwise by the built-in engine. The answer names the
 * engine, and why the model was not used (AI-08 to AI-10, PLAT-10, PLAT-11). Stores nothing. RATE_LIMITED.
 */
export async function improveText(ctx: SignedIn, input: z.output<typeof Improve>): Promise<Improvement> {
  const { kind } = input
  const [text, material] = [withoutMarkup(input.text), plainContent(input.material)]
  await ctx.throttle.consume('improve-text', ctx.viewer.userId, PER_HOUR)
  const answer = await askModel(ctx, { ...input, text, material })
  const { rewrites, question, isReadable } = await rewriteInThread('proposeRewrites', kind, text, material)
  if (answer && 'rewrites' in answer) return { by: 'model', rewrites: answer.rewrites, question, remark: null }
  return { by: 'built-in', rewrites, question, remark: answer?.remark ?? (isReadable ? null : 'other_language') }
}
