import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { dismissFailure, recordFailure, toast } from '#ui/primitives/toast.ts'
import type { StagedFile } from '../../contract.ts'
import { type UploadTarget, uploadFile } from './upload-file.ts'

const FAILED = 'Failed to upload file. Please try again.'

/** The toast id of one field's upload: a later file in the field dismisses the toast of the earlier one. */
const uploadOf = (key: string) => `upload ${key}`

/** Shows why a file was rejected, replacing the message of the previous file in the same field. */
export function toastUploadFailed(key: string, text: string): void {
  recordFailure(uploadOf(key))
  toast.error({ title: 'Upload Error', description: text })
}

/** Dismisses the message of a rejected file that was removed. */
export const dismissUploadFailed = (key: string): void => dismissFailure(uploadOf(key))

export type Uploading = { progress: number; onCancel: () => void }

type Handlers = {
  onDone: (file: StagedFile) => void
  /** The text of the error; null if the person cancelled. The text is also shown as a toast (DOCS-23). */
  onFail: (text: string | null) => void
}

/** Uploads of one form, by key: their progress, a way to stop them, and a way to delete those no longer needed. */
export function useUploads() {
  const [progress, setProgress] = useState<Record<string, number>>({})
  const running = useRef(new Map<string, AbortController>())
  const { mutate: discard } = useMutation(
    api.documents.discardUpload.mutationOptions({
      onError: (error) => toast.error(errorText(error, 'Failed to delete file')),
    }),
  )
  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])

  const end = (key: string, controller: AbortController) => {
    if (running.current.get(key) !== controller) return
    running.current.delete(key)
    setProgress(({ [key]: _, ...others }) => others)
  }
  const start = async (key: string, file: File, target: UploadTarget, { onDone, onFail }: Handlers) => {
    running.current.get(key)?.abort()
    const controller = new AbortController()
    running.current.set(key, controller)
    setProgress((before) => ({ ...before, [key]: 0 }))
    const onProgress = (percent: number) => setProgress((before) => ({ ...before, [key]: percent }))
    try {
      const staged = await uploadFile(file, target, { onProgress, signal: controller.signal })
      end(key, controller)
      dismissUploadFailed(key)
      onDone(staged)
    } catch (error) {
      const isCurrent = running.current.get(key) === controller
      end(key, controller)
      if (controller.signal.aborted) return isCurrent && onFail(null)
      const text = errorText(error, FAILED)
      toastUploadFailed(key, text)
      onFail(text)
    }
  }
  return {
    start,
    /** The state of a field while its file is uploading; undefined otherwise. */
    of: (key: string): Uploading | undefined => {
      const percent = progress[key]
      return percent === undefined
        ? undefined
        : { progress: percent, onCancel: () => running.current.get(key)?.abort() }
    },
    /** Stops an upload that another choice replaced; its callbacks are not called. */
    stop: (key: string) => {
      const controller = running.current.get(key)
      if (!controller) return
      end(key, controller)
      controller.abort()
    },
    /** Deletes an upload that is no longer needed; if that fails, the owner gets a toast, and the cleanup deletes it within a day. */
    discard: (fileId: string) => discard({ fileId }),
  }
}
