import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { type SalaryPageSearch, searchOf } from './salary-search.ts'

// `ahead: false`, because the route imports this file: otherwise every page would load these parts when idle
export const AnalysisSummary = lazyComponent(
  () => import('./components/analysis-summary.tsx').then((file) => file.AnalysisSummary),
  { ahead: false },
)
export const AnalysisDetails = lazyComponent(
  () => import('./components/analysis-details.tsx').then((file) => file.AnalysisDetails),
  { isBelow: true, ahead: false },
)
export const FiltersPanel = lazyComponent(
  () => import('./components/filters-panel.tsx').then((file) => file.FiltersPanel),
  { ahead: false },
)
export const CompareTab = lazyComponent(() => import('./components/compare-tab.tsx').then((file) => file.CompareTab), {
  ahead: false,
})
export const SavedTab = lazyComponent(() => import('./components/saved-tab.tsx').then((file) => file.SavedTab), {
  ahead: false,
})

/** Loads the code of all parts. Called when the page is idle. */
export async function fetchSalaryParts(): Promise<void> {
  for (const part of [AnalysisSummary, AnalysisDetails, FiltersPanel, CompareTab, SavedTab]) await part.fetchCode()
}

/** Loads the code of the parts that the address shows first, before the page renders. */
export async function loadSalaryParts(search: SalaryPageSearch): Promise<void> {
  if (search.tab === 'compare') await CompareTab.fetchCode()
  else if (search.tab === 'saved') await SavedTab.fetchCode()
  else if (searchOf(search)) await AnalysisSummary.fetchCode()
}
