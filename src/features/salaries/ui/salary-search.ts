import { educationLevels, industries } from '#features/profiles/rules.ts'
import { companySizes, experienceLevels, remoteTypes } from '#features/salary-files/point-values.ts'
import { oneOf, type Read, readAddress, whole } from '#lib/read-address.ts'
import type { SalaryFilters, SalarySearch } from '../contract.ts'
import { maxDollars } from '../rules.ts'

// the router parses 2024 in an address as a number, but the user typed text
const typedWords = (value: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim().slice(0, 200) || undefined : undefined
const dollars = whole(0, maxDollars)

/** The readers for the filters of the panel. Invalid values are ignored. */
export const filterParts = {
  industry: oneOf(industries),
  companySize: oneOf(companySizes),
  educationLevel: oneOf(educationLevels),
  remoteType: oneOf(remoteTypes),
  salaryMin: dollars,
  salaryMax: dollars,
}

export const salaryTabs = ['analysis', 'compare', 'saved'] as const
export type SalaryTab = (typeof salaryTabs)[number]

/** The search parameters of the analyzer and of the public page: the tab, the search, and the second search. */
export const SalaryPageSearch = readAddress({
  tab: oneOf(salaryTabs),
  jobTitle: typedWords,
  location: typedWords,
  experienceLevel: oneOf(experienceLevels),
  ...filterParts,
  withTitle: typedWords,
  withLocation: typedWords,
  withLevel: oneOf(experienceLevels),
})
export type SalaryPageSearch = Read<typeof SalaryPageSearch>

export const filterKeys = ['industry', 'companySize', 'educationLevel', 'remoteType', 'salaryMin', 'salaryMax'] as const

/** The filters of the panel, without the level, which is in the search form. */
export const filtersOf = (search: SalaryFilters): SalaryFilters => ({
  industry: search.industry,
  companySize: search.companySize,
  educationLevel: search.educationLevel,
  remoteType: search.remoteType,
  salaryMin: search.salaryMin,
  salaryMax: search.salaryMax,
})

/** The number of active filters in the panel. */
export const filtersSet = (filters: SalaryFilters): number =>
  filterKeys.filter((key) => filters[key] !== undefined).length

/** The search in the address; null if title or location is missing (SAL-05). */
export function searchOf(search: SalaryPageSearch): SalarySearch | null {
  const { jobTitle, location, experienceLevel } = search
  return jobTitle && location ? { jobTitle, location, experienceLevel, ...filtersOf(search) } : null
}

/** The second search of a comparison: another role or location with the same filters; null if there is none. */
export function secondOf(search: SalaryPageSearch): SalarySearch | null {
  const { withTitle, withLocation, withLevel } = search
  return withTitle && withLocation
    ? { ...filtersOf(search), jobTitle: withTitle, location: withLocation, experienceLevel: withLevel }
    : null
}
