import { useSyncExternalStore } from 'react'
import type { PipelineStatus } from '#features/applications/rules.ts'
import { restoreFocus } from '#ui/page/restore-focus.ts'
import type { ReviewItem } from '../../contract.ts'
import type { Rejection } from '../../rejection.ts'

/** `companyName` is set if the list shows several companies; otherwise the active company is used. */
export type Candidate = Pick<ReviewItem, 'id' | 'candidateName' | 'jobTitle' | 'isImported'> & { companyName?: string }
/** A status, or one of its stages by name. */
export type Target = { status: PipelineStatus; name: string }
/** The details of a move: the reason for a rejection, and the message to the candidate. */
export type MoveMessage = { rejection?: Rejection; message?: string }
type MoveRequest = {
  candidates: readonly Candidate[]
  target: Target
  send(words: MoveMessage): Promise<boolean>
  onDone(isMoved: boolean): void
}

let request: MoveRequest | null = null
const listeners = new Set<() => void>()
const put = (next: MoveRequest | null) => {
  request = next
  for (const listener of listeners) listener()
}

/** Whether a move must be confirmed. Candidates without an account get no message, so only a final status is confirmed. */
export const needsConfirmation = (
  candidates: readonly Pick<Candidate, 'isImported'>[],
  status: PipelineStatus,
): boolean => status === 'accepted' || status === 'rejected' || candidates.some(({ isImported }) => !isImported)

/**
 * Shows what the candidates will read and asks for confirmation. `send` performs the move and resolves to whether it succeeded; on failure
 * the dialog stays open with the typed text. Resolves to false if the move was cancelled.
 */
export function askMove(candidates: readonly Candidate[], target: Target, send: MoveRequest['send']): Promise<boolean> {
  if (!needsConfirmation(candidates, target.status)) return send({})
  const keepFocus = restoreFocus()
  return new Promise((resolve) => {
    request?.onDone(false)
    put({
      candidates,
      target,
      send,
      onDone(isMoved) {
        put(null)
        if (isMoved) keepFocus()
        resolve(isMoved)
      },
    })
  })
}

/** Cancels the open dialog when its page is left. */
export const cancelMove = (): void => request?.onDone(false)

/** The open dialog's request, from any select, button or board. */
export const useConfirmedMove = (): MoveRequest | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => request,
    () => null,
  )
