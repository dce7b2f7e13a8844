import { useState } from 'react'
import { showScreen } from '#testing/show-screen.tsx'
import { SalaryPage } from './salary-page.tsx'
import { fetchSalaryParts } from './salary-parts.ts'
import type { SalaryPageSearch } from './salary-search.ts'

// an idle page has loaded all parts, so load them before the tests
await fetchSalaryParts()

/** The current search parameters. */
export let address: SalaryPageSearch = {}

function Page({ start }: { start: SalaryPageSearch }) {
  const [search, setSearch] = useState(start)
  address = search
  return <SalaryPage search={search} onSearch={setSearch} />
}

/** Shows the analyzer with these search parameters and responses of the server. */
export function showSalaries(start: SalaryPageSearch, answers: Record<string, (input: never) => unknown> = {}) {
  return showScreen(<Page start={start} />, {
    answers: { 'salaries.listSearches': () => [], 'salaries.suggest': () => [], ...answers },
  })
}
