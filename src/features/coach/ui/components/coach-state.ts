import { useCallback, useEffect, useState } from 'react'

export type CoachView = 'chat' | 'list' | 'ask' | 'thread'
type State = { isOpen: boolean; view: CoachView; conversation: string | null; thread: string | null }

const KEY = 'coach'
const closed: State = { isOpen: false, view: 'chat', conversation: null, thread: null }

/** Whether the sheet is open, and which view it shows. Stored in sessionStorage, so it survives a reload of the tab. */
export function useCoachState(): [State, (change: Partial<State>) => void] {
  const [state, setState] = useState(closed)
  useEffect(() => {
    try {
      const stored = sessionStorage.getItem(KEY)
      if (stored) setState({ ...closed, ...(JSON.parse(stored) as Partial<State>) })
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
