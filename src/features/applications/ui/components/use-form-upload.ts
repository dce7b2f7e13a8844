import { useRef, useState } from 'react'
import type { UploadTarget } from '#features/documents/ui/components/upload-file.ts'
import { forgetUploadFailed, type useUploads } from '#features/documents/ui/components/use-uploads.ts'
import type { FormFile } from '../../apply-form.ts'

type Field<V> = {
  uploads: ReturnType<typeof useUploads>
  key: string
  target: UploadTarget
  value: V | null
  /** The value's file; null where it is not one. */
  fileOf: (value: V | null) => FormFile | null
  ofFile: (file: FormFile) => V
  onChange: (value: V | null) => void
}

/**
 * The file of one field of the form. A chosen file is uploaded immediately; the earlier one remains until the upload
 * is finished, and is restored if it fails. A refusal's reason is shown until something else is chosen.
 */
export function useFormUpload<V>({ uploads, key, target, value, fileOf, ofFile, onChange }: Field<V>) {
  const [problem, setProblem] = useState<string | null>(null)
  const before = useRef(value)
  // without an id it is still uploading
  if (fileOf(value)?.fileId !== '') before.current = value
  const settle = (next: V | null) => {
    const gone = fileOf(before.current)
    if (gone) uploads.discard(gone.fileId)
    onChange(next)
  }
  /** Uploads this file, unless it is refused. */
  const take = (file: File, unfit: string | null) => {
    setProblem(unfit)
    if (unfit) return
    onChange(ofFile({ fileId: '', name: file.name, size: file.size }))
    void uploads.start(key, file, target, {
      onDone: ({ fileId, fileName, size }) => settle(ofFile({ fileId, name: fileName, size })),
      onFail: (text) => {
        onChange(before.current)
        setProblem(text)
      },
    })
  }
  /** Replaces the chosen or uploading file. */
  const give = (next: V | null) => {
    setProblem(null)
    forgetUploadFailed(key)
    uploads.stop(key)
    settle(next)
  }
  return { problem, take, give }
}

/** The message at such a field: the server's message on what was sent is newer than a file's refusal. */
export const uploadError = (error: { type?: unknown; message?: string } | undefined, problem: string | null) =>
  error?.type === 'server' ? error.message : (problem ?? error?.message)
