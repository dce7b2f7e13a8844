import { useId, useState } from 'react'
import { educationLevels, industries } from '#features/profiles/rules.ts'
import { companySizes, remoteTypes } from '#features/salary-files/point-values.ts'
import { useTypedInput } from '#ui/form/use-typed-input.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Input } from '#ui/primitives/input.tsx'
import { Select } from '#ui/primitives/select.tsx'
import type { SalaryFilters } from '../../contract.ts'
import { clearedFilter, companySizeLabels, educationLabels, remoteLabels } from '../../rules.ts'
import { filterParts, filtersOf, filtersSet } from '../salary-search.ts'

const listed = <T extends string>(all: string, values: readonly T[], labels?: Record<T, string>) => ({
  all,
  options: values.map((value) => ({ value, label: labels?.[value] ?? value })),
})

/** The select fields of the panel (SAL-08, SAL-09). The first option of each clears the filter. */
export const filterChoices = {
  industry: { label: 'Industry', ...listed('All industries', industries) },
  companySize: { label: 'Company size', ...listed('All sizes', companySizes, companySizeLabels) },
  educationLevel: { label: 'Education', ...listed('All education levels', educationLevels, educationLabels) },
  remoteType: { label: 'Work type', ...listed('All work types', remoteTypes, remoteLabels) },
} as const
export const choiceKeys = ['industry', 'companySize', 'educationLevel', 'remoteType'] as const

type Props = { filters: SalaryFilters; onFilters: (filters: SalaryFilters) => void }

/** The filter fields. Each change repeats the last search immediately (SAL-10). */
export function FilterFields({ filters, onFilters }: Props) {
  const id = useId()
  // pass all filters, including unset ones, because a missing key would leave the old value in the address
  const change = (key: keyof SalaryFilters, value: string) => {
    const cleared = clearedFilter(value)
    const read = filterParts[key](cleared)
    if (cleared !== undefined && read === undefined) return false
    onFilters({ ...filtersOf(filters), [key]: read })
    return true
  }
  return (
    <div className="stack stack-4">
      {choiceKeys.map((key) => {
        const { label, all, options } = filterChoices[key]
        return (
          <div className="field" key={key}>
            <label htmlFor={`${id}-${key}`}>{label}</label>
            <Select
              id={`${id}-${key}`}
              options={[{ value: `all-${key}`, label: all }, ...options]}
              value={filters[key] ?? `all-${key}`}
              onChange={({ target }) => change(key, target.value)}
            />
          </div>
        )
      })}
      <AmountField label="Base salary from" value={filters.salaryMin} onAmount={(text) => change('salaryMin', text)} />
      <AmountField label="Base salary to" value={filters.salaryMax} onAmount={(text) => change('salaryMax', text)} />
      <Button block disabled={filtersSet(filters) === 0} onClick={() => onFilters(filtersOf({}))}>
        Clear filters
      </Button>
    </div>
  )
}

type Amount = { label: string; value: number | undefined; onAmount: (text: string) => boolean }

/** An amount field. It applies on blur or Enter, so that no search runs for a partly typed amount. Empty means no amount. */
function AmountField({ label, value, onAmount }: Amount) {
  const id = useId()
  const shown = value === undefined ? '' : String(value)
  const [typed, setTyped] = useState({ text: shown, of: shown, isBad: false })
  // Clear in the panel and the browser's back button change the value from outside
  if (typed.of !== shown) setTyped({ text: shown, of: shown, isBad: false })
  const type = (text: string) => setTyped({ ...typed, text, isBad: false })
  useTypedInput(id, typed.text, (text) => type(String(text)))
  const tell = () => {
    const text = typed.text.replaceAll(/[\s$,]/g, '')
    if (text !== shown) setTyped({ ...typed, isBad: !onAmount(text) })
    else setTyped({ text: shown, of: shown, isBad: false })
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        inputMode="numeric"
        placeholder="Any"
        value={typed.text}
        aria-invalid={typed.isBad || undefined}
        aria-describedby={typed.isBad ? `${id}-bad` : undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={tell}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          tell()
        }}
      />
      {typed.isBad && (
        <p className="error" id={`${id}-bad`}>
          Enter a whole amount
        </p>
      )}
    </div>
  )
}
