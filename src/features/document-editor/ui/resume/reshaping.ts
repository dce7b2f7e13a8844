import { createContext, useContext } from 'react'

type LinePlace = { list: string; id: string; index: number }

/** What a form offers to correct a misread outline, in addition to editing: in an import, where lines are in the wrong entry. */
export type Reshaping = {
  /** Whether the items of a list have lines that can move. */
  isFor: (list: string) => boolean
  /** The places where a line of this item may move. */
  targetsFor: (id: string) => readonly { key: string; label: string }[]
  onSplit: (line: LinePlace) => void
  onMove: (line: LinePlace, target: string) => void
  onJoin: (list: string, id: string) => void
}

export const ReshapingContext = createContext<Reshaping | null>(null)
export const useReshaping = (): Reshaping | null => useContext(ReshapingContext)
