import type { ReactNode } from 'react'

/** What offers words for a text, from an area above: it hands them to the function it is given. */
export type InsertSlot = (insert: (text: string) => void) => ReactNode
