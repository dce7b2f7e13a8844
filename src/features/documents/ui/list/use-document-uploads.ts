import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { client } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { DocumentKind } from '../../rules.ts'
import { chosenFileProblem } from '../../rules.ts'
import { dismissUploadFailed, toastUploadFailed, useUploads } from '../components/use-uploads.ts'
import { documentsKey } from '../queries.ts'
import { capitalize, editCopyHref, kindTexts } from './kind-texts.ts'

/** A file that is being uploaded to become a document, or one that was rejected and why. */
export type IncomingFile = { key: string; kind: DocumentKind; name: string; size: number; problem?: string }

const create = (kind: DocumentKind, fileId: string): Promise<{ id: string }> =>
  kind === 'resume' ? client.documents.createResume({ fileId }) : client.documents.createLetter({ fileId })

/** Uploads several files that become documents; each one has its own progress, cancel button and error. */
export function useDocumentUploads() {
  const uploads = useUploads()
  const queryClient = useQueryClient()
  const router = useRouter()
  const [arriving, setArriving] = useState<IncomingFile[]>([])
  const made = useRef(0)
  const { mutate: keep } = useMutation({
    mutationFn: ({ kind, fileId }: { kind: DocumentKind; fileId: string }) => create(kind, fileId),
  })
  const drop = (key: string) => {
    dismissUploadFailed(key)
    setArriving((all) => all.filter((one) => one.key !== key))
  }
  const refuse = (key: string, problem: string) =>
    setArriving((all) => all.map((one) => (one.key === key ? { ...one, problem } : one)))

  const arrived = (kind: DocumentKind, key: string, fileId: string) =>
    keep(
      { kind, fileId },
      {
        onSuccess: async ({ id }) => {
          const title = `${capitalize(kindTexts[kind].one)} created successfully`
          const onAction = () => void router.navigate({ href: editCopyHref(id) })
          toast.success(kind === 'resume' ? { title, action: { label: 'Edit a copy', onAction } } : title)
          await refreshQueries(queryClient, documentsKey())
          drop(key)
        },
        onError: (error) => {
          const text = errorText(error, `Failed to create ${kindTexts[kind].one}`)
          toastUploadFailed(key, text)
          uploads.discard(fileId)
          refuse(key, text)
        },
      },
    )
  const take = (kind: DocumentKind, files: Iterable<File>) => {
    for (const file of files) {
      made.current += 1
      const key = `${kind}-${made.current}`
      const problem = chosenFileProblem(file) ?? undefined
      const { name, size } = file
      setArriving((all) => [...all, { key, kind, name, size, ...(problem && { problem }) }])
      if (problem) toastUploadFailed(key, problem)
      else
        void uploads.start(
          key,
          file,
          { purpose: kindTexts[kind].purpose },
          {
            onDone: ({ fileId }) => arrived(kind, key, fileId),
            onFail: (text) => (text === null ? drop(key) : refuse(key, text)),
          },
        )
    }
  }
  return { take, drop, arriving, of: uploads.of }
}
export type DocumentUploads = ReturnType<typeof useDocumentUploads>
