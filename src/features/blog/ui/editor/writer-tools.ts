import { Bold, Code, Heading2, Heading3, Image, Italic, Link, List, ListOrdered, Quote } from 'lucide-react'
import { steps, type ToolGroups } from '#ui/form/rich-tools.ts'

/** Levels of headings that this editor writes. */
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
    ['Picture', Image],
    ['Code', Code],
  ],
  steps,
]
