import { loadLater } from '#ui/shell/load-later.tsx'
import { type SalaryPageSearch, searchOf } from './salary-search.ts'

// charts and tables come with the first search, the other tabs when they are opened
export const AnalysisResults = loadLater(() =>
  import('./components/analysis-results.tsx').then((file) => file.AnalysisResults),
)
export const CompareTab = loadLater(() => import('./components/compare-tab.tsx').then((file) => file.CompareTab))
export const SavedTab = loadLater(() => import('./components/saved-tab.tsx').then((file) => file.SavedTab))

/** What an address shows at once is there before the page is drawn. */
export async function loadSalaryParts(search: SalaryPageSearch): Promise<void> {
  if (search.tab === 'compare') await CompareTab.fetchCode()
  else if (search.tab === 'saved') await SavedTab.fetchCode()
  else if (searchOf(search)) await AnalysisResults.fetchCode()
}
