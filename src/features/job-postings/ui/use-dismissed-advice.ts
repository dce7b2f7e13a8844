import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { failed } from './use-posting-actions.tsx'

export type DismissedAdvice = {
  /** The dismissed advice; null until it is loaded. */
  findings: readonly string[] | null
  dismiss: (finding: string) => void
  restore: () => void
}

/** Dismissed advice of a stored job, stored on the server. */
export function useDismissedAdvice(jobId: string): DismissedAdvice {
  const queryClient = useQueryClient()
  const options = api.postingAdvice.dismissed.queryOptions({ input: { id: jobId }, staleTime: 5 * 60_000 })
  const query = useQuery(options)
  const onError = failed('Failed to update job')
  const onSuccess = (dismissed: { findings: string[] }) => queryClient.setQueryData(options.queryKey, dismissed)
  const dismiss = useMutation(api.postingAdvice.dismiss.mutationOptions({ onSuccess, onError }))
  const restore = useMutation(api.postingAdvice.restore.mutationOptions({ onSuccess, onError }))
  return {
    // better to show advice once too often than not at all
    findings: query.isError ? [] : (query.data?.findings ?? null),
    dismiss: (finding) => {
      // hidden at once; the server is called in the background
      queryClient.setQueryData(options.queryKey, (dismissed) => ({
        findings: [...(dismissed?.findings ?? []), finding],
      }))
      dismiss.mutate({ id: jobId, findings: [finding] })
    },
    restore: () => restore.mutate({ id: jobId }),
  }
}

/** The same for a job that is not stored yet: local until `store` saves the dismissals for the created job. */
export function useUnstoredAdvice(): DismissedAdvice & { store: (jobId: string) => void } {
  const [findings, setFindings] = useState<string[]>([])
  const keep = useMutation(api.postingAdvice.dismiss.mutationOptions())
  return {
    findings,
    dismiss: (finding) => setFindings((before) => [...before, finding]),
    restore: () => setFindings([]),
    store: (jobId) => {
      if (findings.length > 0) keep.mutate({ id: jobId, findings })
    },
  }
}
