import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { fileSize } from '#lib/file-size.ts'
import { IconButton } from '#ui/primitives/button.tsx'
import { FileBox } from '#ui/primitives/file-box.tsx'
import type { DocumentKind } from '../../rules.ts'
import type { DocumentUploads, IncomingFile } from './use-document-uploads.ts'
import '../documents.css'

/** The files of this kind that are uploading, each with its progress, and those that were rejected, each with the reason. */
export function IncomingFiles({ kind, uploads }: { kind: DocumentKind; uploads: DocumentUploads }) {
  const files = uploads.arriving.filter((file) => file.kind === kind)
  if (files.length === 0) return null
  return (
    <ul className="stack stack-2" aria-label="Uploads">
      {files.map((file) => (
        <li key={file.key}>
          <Arriving file={file} uploads={uploads} />
        </li>
      ))}
    </ul>
  )
}

/** The row is removed with its focused button: move keyboard focus to the file input. */
const keepFocus = (work: () => void) => (event: MouseEvent) => {
  const list = event.currentTarget.closest('ul')
  work()
  list?.parentElement?.querySelector<HTMLElement>('input[type="file"]')?.focus()
}

function Arriving({ file, uploads }: { file: IncomingFile; uploads: DocumentUploads }) {
  const state = uploads.of(file.key)
  if (file.problem) {
    return (
      <FileBox
        name={file.name}
        meta={
          <span className="doc-refused" role="alert">
            {file.problem}
          </span>
        }
        actions={
          <IconButton
            icon={X}
            size="sm"
            label={`Dismiss ${file.name}`}
            onClick={keepFocus(() => uploads.drop(file.key))}
          />
        }
      />
    )
  }
  return (
    <FileBox
      name={file.name}
      meta={state ? fileSize(file.size) : 'Adding it to your documents…'}
      progress={state?.progress ?? 99}
      actions={
        state && (
          <IconButton icon={X} size="sm" label={`Cancel upload of ${file.name}`} onClick={keepFocus(state.onCancel)} />
        )
      }
    />
  )
}
