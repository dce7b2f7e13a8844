import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { api } from '#client/api.ts'
import { chosenFileProblem, documentKinds } from '#features/documents/rules.ts'
import { toastUploadFailed, useUploads } from '#features/documents/ui/components/use-uploads.ts'
import { documentsKey } from '#features/documents/ui/queries.ts'
import { errorText } from '#ui/error-text.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Progress } from '#ui/primitives/progress.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { jobsKey } from '../queries.ts'
import './jobs.css'

const FAILED = 'Failed to upload file. Please try again.'
const KEY = 'resume'
const accept = documentKinds.map((kind) => `.${kind}`).join(',')

/** Uploads a resume and makes it the default. Jobs are matched with it as soon as its text is read. */
export function ResumeOffer() {
  const input = useRef<HTMLInputElement>(null)
  const queryClient = useQueryClient()
  const uploads = useUploads()
  const uploading = uploads.of(KEY)
  const refresh = () => refreshQueries(queryClient, documentsKey(), jobsKey())
  const keep = useMutation({
    mutationKey: ['keep-resume'],
    mutationFn: async (fileId: string) => {
      const resume = await api.documents.createResume.call({ fileId })
      if (!resume.isDefault) await api.documents.setDefaultResume.call({ id: resume.id })
    },
    onSuccess: () => toast.success('Resume uploaded'),
    onError: (error) => toastUploadFailed(KEY, errorText(error, FAILED)),
    onSettled: refresh,
  })
  const choose = (file: File | undefined) => {
    if (!file) return
    const problem = chosenFileProblem(file)
    if (problem) return toastUploadFailed(KEY, problem)
    void uploads.start(
      KEY,
      file,
      { purpose: 'document' },
      { onDone: ({ fileId }) => keep.mutate(fileId), onFail: () => {} },
    )
  }
  if (uploading) {
    return (
      <div className="row job-upload">
        <Progress value={uploading.progress} max={100} label="Uploading your resume" />
        <Button size="sm" onClick={uploading.onCancel}>
          Cancel
        </Button>
      </div>
    )
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label="Resume file"
        onChange={(event) => {
          choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button icon={Upload} busy={keep.isPending} onClick={() => input.current?.click()}>
        Upload a resume
      </Button>
    </>
  )
}
