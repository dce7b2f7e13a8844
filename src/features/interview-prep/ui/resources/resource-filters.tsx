import { questionRoles } from '#features/question-bank/roles.ts'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { Checkbox } from '#ui/primitives/choice.tsx'
import { Select } from '#ui/primitives/select.tsx'
import type { ResourceList } from '../../resource-contract.ts'
import { categoryLabels, resourceCategories, resourceTypeLabels, resourceTypes } from '../../resource-rules.ts'
import { filtersSet, type ResourcesSearch } from './resources-search.ts'

type Props = {
  search: ResourcesSearch
  found: ResourceList | undefined
  onFilters: (change: Partial<ResourcesSearch>, step?: 'push' | 'replace') => void
}

/** The options with results, and the selected option. */
const filled = <T extends string>(values: readonly T[], counts: Record<T, number> | undefined, chosen?: string) =>
  values.filter((value) => counts === undefined || counts[value] > 0 || value === chosen)

const counted = (label: string, count: number | undefined) => (count === undefined ? label : `${label} (${count})`)

/** Filters by text, category, type, role and bookmark. Options show the number of results (INTV-37). */
export function ResourceFilters({ search, found, onFilters }: Props) {
  const counts = found?.counts
  const roles = found?.roles ?? questionRoles
  const choose = (key: 'category' | 'type' | 'role') => ({
    value: search[key] ?? '',
    onChange: (event: { target: { value: string } }) => onFilters({ [key]: event.target.value || undefined }, 'push'),
  })
  return (
    <FilterBar
      search={{
        value: search.q ?? '',
        onChange: (text) => onFilters({ q: text.trim() || undefined }),
        label: 'Search resources',
        placeholder: 'Title or text',
      }}
      set={filtersSet(search)}
      filters={
        <>
          <Select
            aria-label="Category"
            {...choose('category')}
            placeholder="All categories"
            options={filled(resourceCategories, counts?.categories, search.category).map((value) => ({
              value,
              label: counted(categoryLabels[value], counts?.categories[value]),
            }))}
          />
          <Select
            aria-label="Type"
            {...choose('type')}
            placeholder="All types"
            options={filled(resourceTypes, counts?.types, search.type).map((value) => ({
              value,
              label: counted(resourceTypeLabels[value], counts?.types[value]),
            }))}
          />
          <Select
            aria-label="Role"
            className="res-role"
            {...choose('role')}
            placeholder="All roles"
            options={roles.map((value) => ({ value, label: value }))}
          />
          <Checkbox
            label={counted('Bookmarked only', counts?.bookmarked)}
            checked={search.bookmarked ?? false}
            onChange={(event) => onFilters({ bookmarked: event.target.checked || undefined }, 'push')}
          />
        </>
      }
    />
  )
}
