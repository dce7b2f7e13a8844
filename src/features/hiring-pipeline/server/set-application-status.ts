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
 * Moves an application to any of the five statuses, into its first stage, with its row in the history; the candidate is
 * notified after the company's wait (CAPP-05, CAPP-06, TRACK-19). The same status again changes nothing; a withdrawn one is refused with APPLICATION_WITHDRAWN,
 * one that a colleague moved since it was seen with APPLICATION_MOVED.
 */
export const setApplicationStatus = (ctx: SignedIn, { id, status, from, ...words }: Input) =>
  transaction(ctx, async (tx) => {
    const to = { status }
    const placed = await placeApplication(tx, { id, to, from: from && { status: from }, ...words })
    return { id, status: placed.status, statusUpdatedAt: placed.since, noticeDueAt: placed.noticeDueAt }
  })
