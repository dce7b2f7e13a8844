import { Bold, Code, Heading2, Heading3, Image, Italic, Link, List, ListOrdered, Quote } from 'lucide-react'
import { type ToolGroups, undoTools } from '#ui/form/rich-tools.ts'

/** The heading levels of this editor. */
export const writerHeadings: (2 | 3)[] = [2, 3]
export const writerTools: ToolGroups = [
  [
    ['Heading', Heading2],
    ['Smaller heading', Heading3],
    ['Bold', Bold],
    ['Italic', Italic],
    ['Link', Link],
  ],
  [
    ['Bulleted list', List],
    ['Numbered list', ListOrdered],
    ['Quote', Quote],
    ['Image', Image],
    ['Code', Code],
  ],
  undoTools,
]
