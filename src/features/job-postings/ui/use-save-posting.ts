import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { newId } from '#lib/ids.ts'
import type { Posting, PostingFields } from '../contract.ts'
import { postingQuery } from './queries.ts'
import { useRefreshJobs } from './use-posting-actions.tsx'

/** A new job; staff also choose its company. */
type NewFields = PostingFields & { companyId?: string | undefined }

/**
 * Creates the job. Its id is chosen once, so that a retry after a lost response never creates a second one.
 */
export function useCreatePosting() {
  const queryClient = useQueryClient()
  const refresh = useRefreshJobs()
  const [id] = useState(newId)
  const create = useMutation(api.postings.create.mutationOptions({ onSuccess: refresh }))
  const createFor = useMutation(api.adminPostings.create.mutationOptions({ onSuccess: refresh }))
  return async (fields: NewFields, status: 'active' | 'draft'): Promise<string> => {
    const { companyId, ...job } = fields
    if (companyId) await createFor.mutateAsync({ ...job, companyId, id, status })
    else await create.mutateAsync({ ...job, id, status })
    // the next screen shows the stored job: fill the cache first
    await queryClient.prefetchQuery(postingQuery(id))
    return id
  }
}

/** Saves changes of a job in order, each based on the one before; `readAt` is the version of the form. */
export function useUpdatePosting(posting: Posting) {
  const refresh = useRefreshJobs()
  const readAt = useRef(posting.updatedAt)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const update = useMutation(api.postings.update.mutationOptions({ onSuccess: refresh }))
  const save = (fields: PostingFields, { publish = false } = {}): Promise<void> => {
    const store = async () => {
      const saved = await update.mutateAsync({ ...fields, id: posting.id, publish, readAt: readAt.current })
      readAt.current = saved.updatedAt
    }
    const run = last.current.then(store)
    last.current = run.catch(() => {})
    return run
  }
  return { save, readAt }
}
