import { useRef, useState } from 'react'
import type { UploadTarget } from '#features/documents/ui/components/upload-file.ts'
import { forgetUploadFailed, type useUploads } from '#features/documents/ui/components/use-uploads.ts'
import type { FormFile } from '../../apply-form.ts'

type Field<V> = {
  uploads: ReturnType<typeof useUploads>
  key: string
  target: UploadTarget
  value: V | null
  /** The file that the value is; null where it is none. */
  fileOf: (value: V | null) => FormFile | null
  ofFile: (file: FormFile) => V
  onChange: (value: V | null) => void
}

/**
 * The file of one field of the form: a chosen one is on its way at once; what was there before stays until it has arrived, and
 * comes back where it does not. Why one was refused stays until something else is chosen.
 */
export function useFormUpload<V>({ uploads, key, target, value, fileOf, ofFile, onChange }: Field<V>) {
  const [problem, setProblem] = useState<string | null>(null)
  const before = useRef(value)
  // without an id yet it is on its way
  if (fileOf(value)?.fileId !== '') before.current = value
  const settle = (next: V | null) => {
    const gone = fileOf(before.current)
    if (gone) uploads.discard(gone.fileId)
    onChange(next)
  }
  /** Sends this file, unless something is said against it. */
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
  /** Takes this instead of whatever is chosen or on its way. */
  const give = (next: V | null) => {
    setProblem(null)
    forgetUploadFailed(key)
    uploads.stop(key)
    settle(next)
  }
  return { problem, take, give }
}

/** What stands beside such a field: the server's word on what was sent is newer than why a file was refused. */
export const uploadError = (error: { type?: unknown; message?: string } | undefined, problem: string | null) =>
  error?.type === 'server' ? error.message : (problem ?? error?.message)
