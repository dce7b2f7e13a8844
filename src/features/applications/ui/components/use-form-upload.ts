import { useRef, useState } from 'react'
import type { UploadTarget } from '#features/documents/ui/components/upload-file.ts'
import { dismissUploadFailed, type useUploads } from '#features/documents/ui/components/use-uploads.ts'
import type { FormFile } from '../../apply-form.ts'

type Field<V> = {
  uploads: ReturnType<typeof useUploads>
  key: string
  target: UploadTarget
  value: V | null
  /** The file in the value; null for other values. */
  fileOf: (value: V | null) => FormFile | null
  ofFile: (file: FormFile) => V
  onChange: (value: V | null) => void
}

/**
 * The file of one field of the form. A chosen file is uploaded immediately. The earlier file stays until the upload is finished, and is
 * restored if it fails. The reason for a refusal is shown until another file is chosen.
 */
export function useFormUpload<V>({ uploads, key, target, value, fileOf, ofFile, onChange }: Field<V>) {
  const [problem, setProblem] = useState<string | null>(null)
  const before = useRef(value)
  // a file without an id is still uploading
  if (fileOf(value)?.fileId !== '') before.current = value
  const settle = (next: V | null) => {
    const replaced = fileOf(before.current)
    if (replaced) uploads.discard(replaced.fileId)
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
  const setValue = (next: V | null) => {
    setProblem(null)
    dismissUploadFailed(key)
    uploads.stop(key)
    settle(next)
  }
  return { problem, take, setValue }
}

/** The error at such a field. The server's error about the submission is newer than a refused file, so it takes precedence. */
export const uploadError = (error: { type?: unknown; message?: string } | undefined, problem: string | null) =>
  error?.type === 'server' ? error.message : (problem ?? error?.message)
