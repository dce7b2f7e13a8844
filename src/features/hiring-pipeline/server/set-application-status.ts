import type { ApplicationStatus, PipelineStatus } from '#features/applications/rules.ts'
import type { SignedIn } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import type { Rejection } from '../rejection.ts'
import { placeApplication } from './stages/place-application.ts'

type Input = {
  id: string
  status: PipelineStatus
  from?: ApplicationStatus | undefined
  rejection?: Rejection | undefined
  message?: string | undefined
}

/**
 * Moves an application to the first stage of any of the five statuses, with a row in the history; the candidate is notified after the
 * company's notice delay (CAPP-05, CAPP-06, TRACK-19). The same status again changes nothing. APPLICATION_WITHDRAWN if it is withdrawn,
 * APPLICATION_MOVED if a colleague moved it since it was read.
 */
export const setApplicationStatus = (ctx: SignedIn, { id, status, from, ...words }: Input) =>
  transaction(ctx, async (tx) => {
    const to = { status }
    const placed = await placeApplication(tx, { id, to, from: from && { status: from }, ...words })
    return { id, status: placed.status, statusUpdatedAt: placed.since, noticeDueAt: placed.noticeDueAt }
  })
