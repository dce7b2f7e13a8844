import { useSyncExternalStore } from 'react'
import type { PipelineStatus } from '#features/applications/rules.ts'
import { keepPlace } from '#ui/page/keep-place.ts'
import type { ReviewItem } from '../../contract.ts'
import type { Rejection } from '../../rejection.ts'

/** `companyName` where the list shows more than one company; else it is the company whose portal is open. */
export type Candidate = Pick<ReviewItem, 'id' | 'candidateName' | 'jobTitle' | 'isImported'> & { companyName?: string }
/** A status, or a stage of it by its name. */
export type Target = { status: PipelineStatus; name: string }
/** What goes with a move: why somebody is rejected, and what the candidate reads. */
export type Words = { rejection?: Rejection; message?: string }
type Asked = {
  candidates: readonly Candidate[]
  target: Target
  send(words: Words): Promise<boolean>
  onDone(isMoved: boolean): void
}

let asked: Asked | null = null
const listeners = new Set<() => void>()
const put = (next: Asked | null) => {
  asked = next
  for (const listener of listeners) listener()
}

/** Candidates without an account read nothing: what is not their end is not asked for. */
export const needsConfirmation = (
  candidates: readonly Pick<Candidate, 'isImported'>[],
  status: PipelineStatus,
): boolean => status === 'accepted' || status === 'rejected' || candidates.some(({ isImported }) => !isImported)

/**
 * Shows what the candidates will read and asks whether to move them. `send` does it and resolves to whether it went well: where
 * not, the question stays open with all that was typed. Resolves to false where the move was cancelled.
 */
export function askMove(candidates: readonly Candidate[], target: Target, send: Asked['send']): Promise<boolean> {
  if (!needsConfirmation(candidates, target.status)) return send({})
  const keepFocus = keepPlace()
  return new Promise((resolve) => {
    asked?.onDone(false)
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

/** Cancels the open question, as its page is left. */
export const cancelMove = (): void => asked?.onDone(false)

/** What is asked now, by any select, button or board. */
export const useConfirmedMove = (): Asked | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => asked,
    () => null,
  )
