import { v5 } from 'uuid'
import { jobStages } from '#db/schema/applications.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import { companyResource, inOwnPortal } from './callers.ts'
import type { Row } from './row.ts'
import type { World } from './world.ts'

const NAMES = '0199d1f0-0000-7000-8000-0000000000bc'
const ownStage = (jobId: string): string => v5(`stage ${jobId}`, NAMES)

/** A separate stage for each of these jobs. */
export async function createStages(db: Db, jobIds: string[]): Promise<void> {
  const stage = { name: 'Phone screen', status: 'interview' as const, sortOrder: 5 }
  await db.insert(jobStages).values(jobIds.map((jobId) => ({ ...stage, jobId, id: ownStage(jobId) })))
}

const ofJob = (more: object = {}) => ({
  input: (s: World) => ({ ...more, jobId: s.job.id }),
  foreign: (s: World) => ({ ...more, jobId: s.deletedJob.id }),
  missing: () => ({ ...more, jobId: newId() }),
  answers: companyResource,
})
const stage = (more: object = {}) => ({
  input: (s: World) => ({ ...more, id: ownStage(s.job.id) }),
  foreign: (s: World) => ({ ...more, id: ownStage(s.deletedJob.id) }),
  missing: () => ({ ...more, id: newId() }),
  answers: companyResource,
})
const moves = (id: string) => ({ moves: [{ id, from: newId(), to: { status: 'interview' } }] })

/** Managers of a job arrange its board and move the applications on it. */
export const stageRows: Record<string, Row> = {
  'stages.board': { isRead: true, input: () => ({}), answers: inOwnPortal('FORBIDDEN') },
  'stages.board (of one job)': {
    isRead: true,
    ...ofJob(),
    answers: { ...companyResource, platformUser: 'FORBIDDEN', platformAdmin: 'FORBIDDEN' },
  },
  'stages.move': {
    input: (s) => moves(s.fixtures.seeker.applicationId),
    missing: () => moves(newId()),
    answers: companyResource,
  },
  'stages.list': { isRead: true, ...ofJob() },
  'stages.add': ofJob({ name: 'Take-home', status: 'reviewing' }),
  'stages.rename': stage({ name: 'First call' }),
  // an outdated order of a board is refused with its own error, but only for callers who may see the board
  'stages.arrange': {
    ...ofJob({ stageIds: [] }),
    answers: Object.fromEntries(
      Object.entries(companyResource).map(([caller, answer]) => [
        caller,
        answer === 'ok' ? 'STAGE_ORDER_STALE' : answer,
      ]),
    ) as Row['answers'],
  },
  'stages.remove': stage(),
}
