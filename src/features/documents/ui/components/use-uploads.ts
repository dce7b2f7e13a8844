import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '#app/api.ts'
import { errorText } from '#ui/error-text.ts'
import { noteDone, noteFailed, toast } from '#ui/primitives/toast.ts'
import type { StagedFile } from '../../contract.ts'
import { type UploadTarget, uploadFile } from './upload-file.ts'

const FAILED = 'Failed to upload file. Please try again.'

/** The sending of one field's file, as toasts know it: a file that arrives takes back what was said of those before. */
const uploadOf = (key: string) => `upload ${key}`

/** Says why a file was refused, in place of what was said of the one before in the same field. */
export function toastUploadFailed(key: string, text: string): void {
  noteFailed(uploadOf(key))
  toast.error({ title: 'Upload Error', description: text })
}

/** What was refused was let go of: nothing is to be said of it any more. */
export const forgetUploadFailed = (key: string): void => noteDone(uploadOf(key))

export type Uploading = { progress: number; onCancel: () => void }

type Handlers = {
  onDone: (file: StagedFile) => void
  /** The words of the refusal; null where the person cancelled it. They are shown as a toast as well (DOCS-23). */
  onFail: (text: string | null) => void
}

/** Uploads of one form, by a key each: how far they are, a way to stop them, and one to take back what is no longer wanted. */
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
      forgetUploadFailed(key)
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
    /** What a field shows while its file is on its way; undefined when none is. */
    of: (key: string): Uploading | undefined => {
      const percent = progress[key]
      return percent === undefined
        ? undefined
        : { progress: percent, onCancel: () => running.current.get(key)?.abort() }
    },
    /** Ends one that something else was chosen over: whoever began it hears no more of it. */
    stop: (key: string) => {
      const controller = running.current.get(key)
      if (!controller) return
      end(key, controller)
      controller.abort()
    },
    /** Frees the place of a file that is no longer wanted; if that fails, its owner is told and it is swept within a day. */
    discard: (fileId: string) => discard({ fileId }),
  }
}
