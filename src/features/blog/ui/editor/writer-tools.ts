import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react'

/** The writer's tools in their groups and order, shown before the writer is there. */
export const writerTools: [label: string, icon: LucideIcon][][] = [
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
  [
    ['Undo', Undo2],
    ['Redo', Redo2],
  ],
]
