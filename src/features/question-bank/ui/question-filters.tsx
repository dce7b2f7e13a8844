import { difficultyLevels, interviewQuestionTypes } from '#features/answer-feedback/rules.ts'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { Checkbox } from '#ui/primitives/choice.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { questionRoles } from '../roles.ts'
import { difficultyLabels, questionTypeLabels } from '../rules.ts'
import { filtersSet, type QuestionsSearch } from './questions-search.ts'

type Props = {
  search: QuestionsSearch
  /** The companies whose postings have questions. */
  companies: string[]
  onFilters: (change: Partial<QuestionsSearch>, step?: 'push' | 'replace') => void
}

const options = (values: readonly string[], words: Record<string, string> = {}) =>
  values.map((value) => ({ value, label: words[value] ?? value }))

/** Filters by text, type, difficulty, role and company (INTV-07). Role and company include questions without one. */
export function QuestionFilters({ search, companies, onFilters }: Props) {
  const choose = (key: 'type' | 'level' | 'role' | 'company') => ({
    value: search[key] ?? '',
    onChange: (event: { target: { value: string } }) => onFilters({ [key]: event.target.value || undefined }, 'push'),
  })
  // a company from the address is an option too, so that the user can remove the filter
  const offered = search.company && !companies.includes(search.company) ? [search.company, ...companies] : companies
  return (
    <FilterBar
      search={{
        value: search.q ?? '',
        onChange: (text) => onFilters({ q: text.trim() || undefined }),
        label: 'Search questions',
      }}
      set={filtersSet(search)}
      filters={
        <>
          <Select
            aria-label="Type"
            {...choose('type')}
            placeholder="All types"
            options={options(interviewQuestionTypes, questionTypeLabels)}
          />
          <Select
            aria-label="Difficulty"
            {...choose('level')}
            placeholder="Any difficulty"
            options={options(difficultyLevels, difficultyLabels)}
          />
          {search.job === undefined && (
            <Select aria-label="Role" {...choose('role')} placeholder="All roles" options={options(questionRoles)} />
          )}
          {search.job === undefined && offered.length > 0 && (
            <Select
              aria-label="Company"
              {...choose('company')}
              placeholder="All companies"
              options={options(offered)}
            />
          )}
          <Checkbox
            label="Practiced only"
            checked={search.practised ?? false}
            onChange={(event) => onFilters({ practised: event.target.checked || undefined }, 'push')}
          />
        </>
      }
    />
  )
}
