import type { TrackedApplication } from '#features/applications/contract.ts'
import type { Column, Mover } from '../../board-moves.ts'
import type { RowJob } from '../job-labels.ts'
import type { SavedEntry } from '../saved-card.tsx'

export type BoardEntry = { id: string; column: Column; job: RowJob; mover: Mover } & (
  | { saved: SavedEntry; application?: never }
  | { application: TrackedApplication; saved?: never }
)

/** A saved job as a card; its id has a prefix to differ from an application's. */
export const savedEntry = (saved: SavedEntry): BoardEntry => ({
  id: `saved-${saved.jobId}`,
  column: 'saved',
  job: saved.job,
  mover: { kind: 'saved' },
  saved,
})

/** Applications as cards. Withdrawn applications are not on the board. */
export function applicationEntries(applications: TrackedApplication[]): BoardEntry[] {
  return applications.flatMap((application) => {
    const { id, status, job, isExternal } = application
    if (status === 'withdrawn') return []
    const mover: Mover = isExternal
      ? { kind: 'external', status }
      : { kind: 'here', status, companyName: job.companyName }
    return [{ id, column: status, job, mover, application }]
  })
}
