import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { api } from '#client/api.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { Button } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { SalarySearch } from '../../contract.ts'
import { savedSearchesQuery } from '../queries.ts'
import { texts } from '../salary-texts.ts'

/** Saves the current search (SAL-27, SAL-30). */
export function SaveSearchButton({ search }: { search: SalarySearch }) {
  const queryClient = useQueryClient()
  const save = useMutation(
    api.salaries.saveSearch.mutationOptions({
      onSuccess: async () => {
        toast.success({ title: 'Success', description: texts.saved })
        await refreshQueries(queryClient, savedSearchesQuery().queryKey)
      },
      onError: errorToast(texts.notSaved),
    }),
  )
  return (
    <Button icon={Bookmark} busy={save.isPending} onClick={() => save.mutate(search)}>
      Save Search
    </Button>
  )
}
