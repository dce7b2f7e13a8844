import { Bold, Heading, Image, Italic, Link, List, ListOrdered, type LucideIcon, Redo2, Undo2 } from 'lucide-react'

/** The tools in groups, in order; also shown before the editor is loaded. */
export type ToolGroups = [label: string, icon: LucideIcon][][]

export const undoTools: ToolGroups[number] = [
  ['Undo', Undo2],
  ['Redo', Redo2],
]
/** The heading levels of this editor. */
export const richHeadings: (2 | 3)[] = [3]
const written: ToolGroups[number] = [
  ['Bold', Bold],
  ['Italic', Italic],
  ['Heading', Heading],
  ['Bulleted list', List],
  ['Numbered list', ListOrdered],
  ['Link', Link],
]
const richTools: ToolGroups = [written, undoTools]
const picturedTools: ToolGroups = [[...written, ['Image', Image]], undoTools]

/** The tools of the rich text editor, with or without images. */
export const toolsFor = (hasPictures: boolean): ToolGroups => (hasPictures ? picturedTools : richTools)
