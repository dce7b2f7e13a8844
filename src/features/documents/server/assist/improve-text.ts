import type { z } from 'zod'
import type { SignedIn } from '#server/context.ts'
import { proposeRewrites } from '../../improve/propose-rewrites.ts'
import type { Improve, Improvement } from '../../score-contract.ts'

/** Rewrites of a text that add no facts (AI-09), by the built-in engine. */
export async function improveText(
  _ctx: SignedIn,
  { kind, text, material }: z.output<typeof Improve>,
): Promise<Improvement> {
  const { rewrites, question, isReadable } = proposeRewrites(kind, text, material)
  return { by: 'built-in', rewrites, question, remark: isReadable ? null : 'other_language' }
}
