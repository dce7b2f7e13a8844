import { educationLevels, industries } from '#features/profiles/rules.ts'
import { oneOf, type Read, readAddress, whole } from '#lib/read-address.ts'
import type { SalaryFilters, SalarySearch } from '../contract.ts'
import { companySizes, experienceLevels, mostDollars, remoteTypes } from '../rules.ts'

// an address may hold 2024 as a number; people typed words
const typedWords = (said: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof said) ? String(said).trim().slice(0, 200) || undefined : undefined
const dollars = whole(0, mostDollars)

/** How the filters of the panel are read; nothing for a value that is none of theirs. */
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

/** What the address of the analyzer says, here and on the public page: the tab, the search, and what it is compared with. */
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

/** The filters of the panel; the level stands beside title and place. */
export const filtersOf = (search: SalaryFilters): SalaryFilters => ({
  industry: search.industry,
  companySize: search.companySize,
  educationLevel: search.educationLevel,
  remoteType: search.remoteType,
  salaryMin: search.salaryMin,
  salaryMax: search.salaryMax,
})

/** How many filters of the panel are set. */
export const filtersSet = (filters: SalaryFilters): number =>
  filterKeys.filter((key) => filters[key] !== undefined).length

/** The search that the address names; null while title or place is missing (SAL-05). */
export function searchOf(search: SalaryPageSearch): SalarySearch | null {
  const { jobTitle, location, experienceLevel } = search
  return jobTitle && location ? { jobTitle, location, experienceLevel, ...filtersOf(search) } : null
}

/** The second search of a comparison: another role or place under the same filters; null while there is none. */
export function secondOf(search: SalaryPageSearch): SalarySearch | null {
  const { withTitle, withLocation, withLevel } = search
  return withTitle && withLocation
    ? { ...filtersOf(search), jobTitle: withTitle, location: withLocation, experienceLevel: withLevel }
    : null
}

/** The address of a search on this page, without what is not set. */
export function addressOf(path: string, search: Partial<SalaryPageSearch>): string {
  const set = Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  return set.length > 0 ? `${path}?${new URLSearchParams(set)}` : path
}
