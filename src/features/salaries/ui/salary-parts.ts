import { loadLater } from '#ui/shell/load-later.tsx'
import { type SalaryPageSearch, searchOf } from './salary-search.ts'

// load charts and tables with the first search; load filters and other tabs when they are opened
export const AnalysisSummary = loadLater(() =>
  import('./components/analysis-summary.tsx').then((file) => file.AnalysisSummary),
)
export const AnalysisDetails = loadLater(
  () => import('./components/analysis-details.tsx').then((file) => file.AnalysisDetails),
  { isBelow: true },
)
export const FiltersPanel = loadLater(() => import('./components/filters-panel.tsx').then((file) => file.FiltersPanel))
export const CompareTab = loadLater(() => import('./components/compare-tab.tsx').then((file) => file.CompareTab))
export const SavedTab = loadLater(() => import('./components/saved-tab.tsx').then((file) => file.SavedTab))

/** Loads the code of the parts that the address shows first, before the page renders. */
export async function loadSalaryParts(search: SalaryPageSearch): Promise<void> {
  if (search.tab === 'compare') await CompareTab.fetchCode()
  else if (search.tab === 'saved') await SavedTab.fetchCode()
  else if (searchOf(search)) await AnalysisSummary.fetchCode()
}
