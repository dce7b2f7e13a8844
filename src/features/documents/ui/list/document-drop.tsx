import type { ReactNode } from 'react'
import { DropArea } from '#ui/primitives/drop-area.tsx'
import { documentKinds } from '../../rules.ts'

type Props = {
  /** The accessible name of the input: 'Resume files'. */
  label: string
  onFiles: (files: File[]) => void
  children: ReactNode
}

const accept = documentKinds.map((kind) => `.${kind}`).join(',')

/** An area to drop or browse for files, several at a time. */
export const DocumentDrop = (props: Props) => <DropArea {...props} accept={accept} multiple />
