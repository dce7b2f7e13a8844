import type { Viewer } from '#lib/viewer.ts'
import type { ModerationStatus } from '../moderation-queue.ts'
import { canApprove, canFlag, canReject } from '../policy.ts'
import { decisionErrors } from '../rules.ts'

const policies = { approve: canApprove, reject: canReject, flag: canFlag }

/** Why the viewer may not do this, with the contract's text; null if they may. The server uses the same policy. */
export function refusalOf(
  kind: keyof typeof policies,
  viewer: Viewer,
  item: { status: ModerationStatus },
): string | null {
  const verdict = policies[kind](viewer, item)
  if (verdict.allowed || verdict.code === 'FORBIDDEN') return null
  return decisionErrors[verdict.code].message
}
