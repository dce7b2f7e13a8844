import type { ApplicationStatus, PipelineStatus } from '#features/applications/rules.ts'

export type Column = 'saved' | PipelineStatus
export const columnOrder = [
  'saved',
  'submitted',
  'reviewing',
  'interview',
  'accepted',
  'rejected',
] as const satisfies Column[]

export type Mover =
  | { kind: 'saved' }
  | { kind: 'external'; status: ApplicationStatus }
  | { kind: 'here'; status: ApplicationStatus; companyName: string }

export type Move =
  | { kind: 'none' }
  | { kind: 'refused'; why: string }
  | { kind: 'apply' }
  | { kind: 'status'; status: PipelineStatus }

/** Why a card cannot be moved to any column; null if the seeker can move it. */
export function fixedReason(mover: Mover): string | null {
  if (mover.kind !== 'here') return null
  return `Only ${mover.companyName} can change this status. You can withdraw the application in its details.`
}

/** The result of dropping a card in a column. The seeker can change the status of external applications, and apply to saved jobs. */
export function moveTo(mover: Mover, column: Column): Move {
  const why = fixedReason(mover)
  if (why) return { kind: 'refused', why }
  const from = mover.kind === 'saved' ? 'saved' : mover.status
  if (from === column) return { kind: 'none' }
  if (mover.kind === 'saved') {
    if (column === 'submitted') return { kind: 'apply' }
    return { kind: 'refused', why: 'Move a saved job to Submitted first: apply, or mark it as applied elsewhere.' }
  }
  if (column === 'saved') return { kind: 'refused', why: "An application can't be moved back to saved jobs." }
  return { kind: 'status', status: column }
}
