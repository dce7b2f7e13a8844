import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Play, Trash2 } from 'lucide-react'
import { api } from '#client/api.ts'
import { experienceLabels } from '#features/salary-files/point-values.ts'
import { counted } from '#lib/count-word.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { useFailureToast } from '#ui/page/use-failure-toast.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { SavedSalarySearch } from '../../contract.ts'
import { savedSearchesQuery } from '../queries.ts'
import { filtersSet, type SalaryPageSearch } from '../salary-search.ts'
import { texts } from '../salary-texts.ts'
import './salaries.css'

type Props = { onLoad: (search: SalaryPageSearch) => void }

/** The saved searches (SAL-28 to SAL-30). */
export function SavedTab({ onLoad }: Props) {
  const query = useQuery(savedSearchesQuery())
  useFailureToast(query, { title: 'Error', description: texts.notLoaded })
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={3} lead="none" label="Loading saved searches" />}
      errorText={texts.notLoaded}
      isEmpty={(searches) => searches.length === 0}
      empty={<p className="empty">{texts.noSaved}</p>}
    >
      {(searches) => (
        <ul className="list card salary-saved" aria-label="Saved searches">
          {searches.map((search) => (
            <SavedRow key={search.id} search={search} onLoad={() => onLoad(addressedAs(search))} />
          ))}
        </ul>
      )}
    </QueryBoundary>
  )
}

/** The search parameters that open a saved search in Analysis (SAL-29). */
const addressedAs = ({ jobTitle, location, experienceLevel, filters }: SavedSalarySearch): SalaryPageSearch => ({
  ...filters,
  jobTitle,
  location,
  experienceLevel: experienceLevel ?? undefined,
})

function SavedRow({ search, onLoad }: { search: SavedSalarySearch; onLoad: () => void }) {
  const { id, searchName, jobTitle, location, experienceLevel, filters } = search
  const remove = useRemove(id)
  const set = filtersSet(filters)
  return (
    <li>
      <div className="grow">
        <b>{searchName}</b>
        <p className="meta">
          {jobTitle} in {location}
          {set > 0 && `, ${counted(set, 'filter')}`}
        </p>
      </div>
      <Badge>{experienceLevel ? experienceLabels[experienceLevel] : 'All levels'}</Badge>
      <Button size="sm" icon={Play} onClick={onLoad} aria-label={`Load ${searchName}`}>
        Load
      </Button>
      <IconButton
        icon={Trash2}
        label={`Delete ${searchName}`}
        busy={remove.isPending}
        onClick={() => remove.mutate({ id })}
      />
    </li>
  )
}

/** Deletes a saved search. The row disappears immediately, and is restored if the request fails. */
function useRemove(id: string) {
  const queryClient = useQueryClient()
  const { queryKey } = savedSearchesQuery()
  return useMutation(
    api.salaries.deleteSearch.mutationOptions({
      onMutate: async () => {
        await queryClient.cancelQueries({ queryKey })
        const before = queryClient.getQueryData(queryKey)
        queryClient.setQueryData(
          queryKey,
          before?.filter((search) => search.id !== id),
        )
        return { before }
      },
      onSuccess: () => void toast.success({ title: 'Success', description: texts.deleted }),
      onError: (_error, _input, previous) => {
        queryClient.setQueryData(queryKey, previous?.before)
        toast.error({ title: 'Error', description: texts.notDeleted })
      },
      onSettled: () => refreshQueries(queryClient, queryKey),
    }),
  )
}
