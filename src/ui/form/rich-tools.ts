import { Bold, Heading, Italic, Link, List, ListOrdered, type LucideIcon, Redo2, Undo2 } from 'lucide-react'

/** The tools of the editor of rich text, in their order; the editor itself comes later than they are shown. */
export const richTools: [label: string, icon: LucideIcon][] = [
  ['Bold', Bold],
  ['Italic', Italic],
  ['Heading', Heading],
  ['Bulleted list', List],
  ['Numbered list', ListOrdered],
  ['Link', Link],
]
export const richSteps: [label: string, icon: LucideIcon][] = [
  ['Undo', Undo2],
  ['Redo', Redo2],
]
