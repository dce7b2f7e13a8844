import { createContext, useContext } from 'react'

/** The lists whose items have lines, with the name of the field for the lines. */
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

/** The actions for a misread structure, in addition to editing. An import offers them, because lines may be in the wrong entry. */
export type Reshaping = {
  /** The places to which a line of this item can be moved. */
  targetsFor: (id: string) => readonly { key: string; label: string }[]
  onSplit: (line: LinePlace) => void
  onMove: (line: LinePlace, target: string) => void
  onJoin: (list: LineList, id: string) => void
}

export const ReshapingContext = createContext<Reshaping | null>(null)
export const useReshaping = (): Reshaping | null => useContext(ReshapingContext)
