import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '#client/api.ts'
import { newId } from '#lib/ids.ts'
import { toast } from '#ui/primitives/toast.ts'
import type { PostingRow } from '../contract.ts'
import { postingTitle } from './posting-texts.ts'
import { failed, useRefreshJobs } from './use-posting-actions.tsx'

/** Copies a job as a draft and opens it in the editor. */
export function useDuplicatePosting() {
  const onSettled = useRefreshJobs()
  const navigate = useNavigate()
  const copy = useMutation(
    api.postings.duplicate.mutationOptions({ onSettled, onError: failed('Failed to create job'), retry: false }),
  )
  return (posting: Pick<PostingRow, 'id' | 'title'>) => {
    if (copy.isPending) return
    // use the promise, because the callbacks of this call do not run after its row is unmounted
    void copy.mutateAsync({ id: posting.id, copyId: newId() }).then(
      ({ id }) => {
        toast.success({ title: 'Job created successfully', description: `A draft copy of ${postingTitle(posting)}` })
        void navigate({ to: '/app/company/jobs/$jobId/edit', params: { jobId: id } })
      },
      () => {},
    )
  }
}
