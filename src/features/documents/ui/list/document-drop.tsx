import type { ReactNode } from 'react'
import { DropArea } from '#ui/primitives/drop-area.tsx'
import { documentKinds } from '../../rules.ts'

type Props = {
  /** What the input is called: 'Resume files'. */
  label: string
  onFiles: (files: File[]) => void
  children: ReactNode
}

const accept = documentKinds.map((kind) => `.${kind}`).join(',')

/** Where files are dropped or browsed for, several at a time. */
export const DocumentDrop = (props: Props) => <DropArea {...props} accept={accept} multiple />
