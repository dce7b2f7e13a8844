import { useCallback, useEffect, useState } from 'react'
import { isId } from '#lib/ids.ts'

const views = ['chat', 'list', 'ask', 'thread'] as const
export type CoachView = (typeof views)[number]
type State = { isOpen: boolean; view: CoachView; conversation: string | null; thread: string | null }

const KEY = 'coach'
const closed: State = { isOpen: false, view: 'chat', conversation: null, thread: null }

/** Whether the sheet is open, and which view it shows. Stored in sessionStorage, so it survives a reload of the tab. */
export function useCoachState(): [State, (change: Partial<State>) => void] {
  const [state, setState] = useState(closed)
  useEffect(() => {
    try {
      const stored = sessionStorage.getItem(KEY)
      if (stored) setState(readState(JSON.parse(stored)))
    } catch {
      // without storage, the sheet starts closed
    }
  }, [])
  const change = useCallback((part: Partial<State>) => {
    setState((before) => {
      const next = { ...before, ...part }
      try {
        sessionStorage.setItem(KEY, JSON.stringify(next))
      } catch {
        // without storage, the state is lost on a reload
      }
      return next
    })
  }, [])
  return [state, change]
}

/** The stored state part by part: a view of another release is the chat, and the open conversation is still found. */
function readState(stored: unknown): State {
  const { isOpen, view, conversation, thread } = (stored ?? {}) as Partial<Record<keyof State, unknown>>
  const read = {
    isOpen: isOpen === true,
    view: views.find((one) => one === view) ?? closed.view,
    conversation: isId(conversation) ? conversation : null,
    thread: isId(thread) ? thread : null,
  }
  // without its thread, this view would be blank
  return read.view === 'thread' && read.thread === null ? { ...read, view: 'list' } : read
}
