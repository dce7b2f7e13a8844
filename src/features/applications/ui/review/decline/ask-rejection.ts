import { useSyncExternalStore } from 'react'
import type { Rejection } from '../../../decline-rules.ts'
import type { ReviewItem } from '../../../review-contract.ts'

export type Candidate = Pick<ReviewItem, 'id' | 'candidateName' | 'jobTitle' | 'isImported'>
type Asked = {
  candidates: readonly Candidate[]
  send(rejection: Rejection): Promise<boolean>
  onDone(isRejected: boolean): void
}

let asked: Asked | null = null
const listeners = new Set<() => void>()
const put = (next: Asked | null) => {
  asked = next
  for (const listener of listeners) listener()
}

/**
 * Asks why, and with which words, before these candidates are rejected. `send` does it and says whether it went well: where
 * not, the question stays open with all that was typed. False where it was thought better of.
 */
export const askRejection = (candidates: readonly Candidate[], send: Asked['send']): Promise<boolean> =>
  new Promise((resolve) => {
    asked?.onDone(false)
    put({
      candidates,
      send,
      onDone(isRejected) {
        put(null)
        resolve(isRejected)
      },
    })
  })

/** Thought better of, by somebody who left the page with the question open: it must not wait for them on the next one. */
export const withdrawRejection = (): void => asked?.onDone(false)

/** What is asked now, by whichever select, button or board. */
export const useAskedRejection = (): Asked | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => asked,
    () => null,
  )
