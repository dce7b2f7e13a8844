import type { ReactNode } from 'react'
import { employmentTypeLabels, employmentTypes, workModeLabels } from '#features/job-postings/rules.ts'
import { modesExceptRemote, searchLevelLabels, searchLevels } from '#features/job-search/condition-names.ts'
import { languageLabels, postingLanguages } from '#features/job-search/languages.ts'
import { FiltersSummary } from '#ui/page/filters-summary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import {
  type Capped,
  countLabel,
  distanceLabel,
  distances,
  payFloors,
  payLabel,
  postedLabels,
  postedPeriods,
} from '../../rules.ts'
import { filteredCompanyName } from '../jobs-search.ts'
import { type BoardSearch, filtersSet } from './board-search.ts'
import type { Board } from './queries.ts'
import './public-jobs.css'

type Props = { search: BoardSearch; facets: Board['facets']; form: string }

/** The filters beside the list, or behind a button above it on phones. They belong to the form of the search. */
export function BoardFilters({ search, facets, form }: Props) {
  const set = filtersSet(search)
  const any = employmentTypes.map((type) => facets.type[type])
  return (
    <details className="jb-filters">
      <FiltersSummary set={set} />
      <div className="jb-fields">
        <fieldset>
          <legend>Job Type</legend>
          <Choice count={sumOf(any)}>
            <input type="radio" name="type" value="" form={form} defaultChecked={search.type === undefined} />
            Any
          </Choice>
          {employmentTypes.map((type) => (
            <Choice key={type} count={facets.type[type]}>
              <input type="radio" name="type" value={type} form={form} defaultChecked={search.type === type} />
              {employmentTypeLabels[type]}
            </Choice>
          ))}
        </fieldset>
        <fieldset>
          <legend>Location</legend>
          <Choice count={facets.remote}>
            <input
              type="checkbox"
              name="remote"
              value="true"
              form={form}
              defaultChecked={search.remote || search.mode === 'remote'}
            />
            Remote only
          </Choice>
        </fieldset>
        <Choices
          legend="Distance"
          name="within"
          values={distances}
          labels={distanceLabel}
          value={search.within}
          form={form}
        />
        <PostingChoices search={search} facets={facets} form={form} />
        <Button type="submit" form={form} block>
          Show jobs
        </Button>
      </div>
    </details>
  )
}

/** What the posting states: level, workplace, pay, date, language and company. */
function PostingChoices({ search, facets, form }: Props) {
  return (
    <>
      <Choices
        legend="Level"
        name="level"
        values={searchLevels}
        labels={searchLevelLabels}
        counts={facets.level}
        value={search.level}
        form={form}
      />
      <Choices
        legend="Workplace"
        name="mode"
        values={modesExceptRemote}
        labels={workModeLabels}
        counts={facets.mode}
        value={search.mode === 'remote' ? undefined : search.mode}
        form={form}
      />
      <Choices
        legend="Pay"
        name="pay"
        values={payFloors}
        labels={payLabel}
        value={payFloors.find((pay) => pay === search.pay)}
        form={form}
      />
      <Choices
        legend="Date Posted"
        name="posted"
        values={postedPeriods}
        labels={postedLabels}
        counts={facets.posted}
        value={search.posted}
        form={form}
      />
      <Choices
        legend="Language"
        name="language"
        values={postingLanguages.filter((one) => one === search.language || facets.language?.[one]?.value)}
        labels={languageLabels}
        counts={facets.language}
        value={search.language}
        form={form}
      />
      <Choices
        legend="Company"
        name="company"
        values={facets.companies.map(({ slug }) => slug)}
        labels={(company) => filteredCompanyName(facets, company)}
        counts={Object.fromEntries(facets.companies.map(({ slug, count }) => [slug, count]))}
        value={search.company}
        form={form}
      />
    </>
  )
}

function Choice({ count, children }: { count: Capped | undefined; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is in the children
    <label className="check">
      {children}
      <Matches count={count} />
    </label>
  )
}

const Matches = ({ count }: { count: Capped | undefined }) => (
  <span className="meta num">
    {countLabel(count ?? { value: 0, isCapped: false })}
    <span className="vh"> jobs</span>
  </span>
)

type ChoicesProps<Value extends string | number> = {
  legend: string
  name: string
  values: readonly Value[]
  labels: Readonly<Record<Value, string>> | ((value: Value) => string)
  /** The number of matches of each value; without it, none is shown. */
  counts?: Partial<Record<Value, Capped>>
  value: Value | undefined
  form: string
}

/** A choice of one value or any. */
function Choices<Value extends string | number>({
  legend,
  name,
  values,
  labels,
  counts,
  value,
  form,
}: ChoicesProps<Value>) {
  if (values.length === 0) return null
  return (
    <fieldset>
      <legend>{legend}</legend>
      <label className="check">
        <input type="radio" name={name} value="" form={form} defaultChecked={value === undefined} />
        Any
      </label>
      {values.map((one) => (
        <label key={one} className="check">
          <input type="radio" name={name} value={one} form={form} defaultChecked={value === one} />
          {typeof labels === 'function' ? labels(one) : labels[one]}
          {counts && <Matches count={counts[one]} />}
        </label>
      ))}
    </fieldset>
  )
}

function sumOf(counts: (Capped | undefined)[]): Capped {
  const known = counts.filter((count) => count !== undefined)
  const value = known.reduce((sum, count) => sum + count.value, 0)
  const isCapped = value > 10_000 || known.some((count) => count.isCapped)
  return { value: Math.min(value, 10_000), isCapped }
}
