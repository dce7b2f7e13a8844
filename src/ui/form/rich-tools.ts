import { Bold, Heading, Image, Italic, Link, List, ListOrdered, type LucideIcon, Redo2, Undo2 } from 'lucide-react'

/** Tools in their groups and order: shown before the editor is there, and by the editor. */
export type ToolGroups = [label: string, icon: LucideIcon][][]

export const steps: ToolGroups[number] = [
  ['Undo', Undo2],
  ['Redo', Redo2],
]
/** Levels of headings that this editor writes. */
export const richHeadings: (2 | 3)[] = [3]
const written: ToolGroups[number] = [
  ['Bold', Bold],
  ['Italic', Italic],
  ['Heading', Heading],
  ['Bulleted list', List],
  ['Numbered list', ListOrdered],
  ['Link', Link],
]
const richTools: ToolGroups = [written, steps]
const picturedTools: ToolGroups = [[...written, ['Image', Image]], steps]

/** The tools of an editor of rich text, with or without pictures. */
export const toolsFor = (hasPictures: boolean): ToolGroups => (hasPictures ? picturedTools : richTools)
