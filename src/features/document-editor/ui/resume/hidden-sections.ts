import { createContext } from 'react'

/** The ids of the sections that are not printed. */
export const HiddenSections = createContext<readonly string[]>([])
