import type { ReactNode } from 'react'

/** Renders something that suggests text, provided by another area: it passes the text to `insert`. */
export type InsertSlot = (insert: (text: string) => void) => ReactNode
