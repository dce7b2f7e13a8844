import type { ApplicationStatus, PipelineStatus } from '#features/applications/rules.ts'

export type Lane = 'saved' | PipelineStatus
export const laneOrder = [
  'saved',
  'submitted',
  'reviewing',
  'interview',
  'accepted',
  'rejected',
] as const satisfies Lane[]

export type Mover =
  | { kind: 'saved' }
  | { kind: 'elsewhere'; status: ApplicationStatus }
  | { kind: 'here'; status: ApplicationStatus; companyName: string }

export type Move =
  | { kind: 'none' }
  | { kind: 'refused'; why: string }
  | { kind: 'apply' }
  | { kind: 'status'; status: PipelineStatus }

/** Why a card stays where it is, whatever lane is meant; null for one that its seeker moves. */
export function whyFixed(mover: Mover): string | null {
  if (mover.kind !== 'here') return null
  return `Only ${mover.companyName} moves this application. You can withdraw it in its details.`
}

/** What a card put into a lane asks for: the seeker moves what was applied to elsewhere, and applies to what is saved. */
export function moveTo(mover: Mover, lane: Lane): Move {
  const why = whyFixed(mover)
  if (why) return { kind: 'refused', why }
  const from = mover.kind === 'saved' ? 'saved' : mover.status
  if (from === lane) return { kind: 'none' }
  if (mover.kind === 'saved') {
    if (lane === 'submitted') return { kind: 'apply' }
    return { kind: 'refused', why: 'A saved job goes to Submitted first: apply, or say that you applied elsewhere.' }
  }
  if (lane === 'saved') return { kind: 'refused', why: 'An application does not go back to saved jobs.' }
  return { kind: 'status', status: lane }
}
