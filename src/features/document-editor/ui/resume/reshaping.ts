import { createContext, useContext } from 'react'

/** The lists whose items have lines, and the field with them. */
export const lineFields = {
  workExperience: 'responsibilities',
  volunteering: 'responsibilities',
  customSections: 'items',
} as const
/** The field that names an item of these lists. */
export const nameFields = { workExperience: 'jobTitle', volunteering: 'role', customSections: 'title' } as const
export type LineList = keyof typeof lineFields
export const isLineList = (list: string): list is LineList => list in lineFields
/** A line of an item: the third responsibility of a job. */
export type LinePlace = { list: LineList; id: string; index: number }

/** What a form offers to correct a misread outline, in addition to editing: in an import, where lines are in the wrong entry. */
export type Reshaping = {
  /** The places where a line of this item may move. */
  targetsFor: (id: string) => readonly { key: string; label: string }[]
  onSplit: (line: LinePlace) => void
  onMove: (line: LinePlace, target: string) => void
  onJoin: (list: LineList, id: string) => void
}

export const ReshapingContext = createContext<Reshaping | null>(null)
export const useReshaping = (): Reshaping | null => useContext(ReshapingContext)
