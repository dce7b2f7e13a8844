import { Columns3, Rows3 } from 'lucide-react'
import { Segmented } from '#ui/primitives/choice.tsx'
import type { ReviewsSearch } from './reviews-search.ts'

const options = [
  { value: 'board', label: 'Board', icon: Columns3 },
  { value: 'list', label: 'List', icon: Rows3 },
] as const

type Props = { search: ReviewsSearch; onSearch: (search: ReviewsSearch) => void }

/** Board or list, with the same filters. */
export const ViewSwitch = ({ search, onSearch }: Props) => (
  <Segmented
    label="View"
    value={search.view ?? 'list'}
    options={options}
    onChange={(view) => onSearch({ ...search, page: undefined, view: view === 'board' ? view : undefined })}
  />
)
