import { useQuery } from '@tanstack/react-query'
import { RotateCcw, Scale } from 'lucide-react'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/primitives/tabs.tsx'
import { useWhenIdle } from '#ui/shell/lazy-component.tsx'
import { AnalysisTab } from './components/analysis-tab.tsx'
import { Analyzing } from './components/analyzing.tsx'
import { SaveSearchButton } from './components/save-search-button.tsx'
import { savedSearchesQuery } from './queries.ts'
import { CompareTab, fetchSalaryParts, SavedTab } from './salary-parts.ts'
import { type SalaryPageSearch, type SalaryTab, salaryTabs, searchOf } from './salary-search.ts'
import { useRunAnalysis } from './use-run-analysis.ts'

type Props = { search: SalaryPageSearch; onSearch: (search: SalaryPageSearch) => void }

const purposes: Record<SalaryTab, string> = {
  analysis: 'See what people earn in a role and location, and how reliable the data is.',
  compare: 'Compare two roles with the same source and filters.',
  saved: 'Your saved searches. Load one to run it again with current data.',
}

/** /app/salary: the salary analyzer. Its whole state is in the address (SAL-01 to SAL-34). */
export function SalaryPage({ search, onSearch }: Props) {
  const tab = search.tab ?? 'analysis'
  const saved = useQuery(savedSearchesQuery())
  const run = useRunAnalysis(onSearch)
  useWhenIdle(fetchSalaryParts)
  const load = (loaded: SalaryPageSearch) => {
    void run(loaded)
    // the saved search disappears with its tab, so move the focus to the form
    focusWhenLost(() => document.querySelector<HTMLElement>('.salary-form [type="submit"]'))
  }
  return (
    <>
      <PageHeader
        title="Advanced Salary Analyzer"
        purpose={purposes[tab]}
        actions={<Actions tab={tab} search={search} onSearch={onSearch} />}
      />
      <Tabs
        label="Salary analyzer"
        value={tab}
        onChange={(to) => onSearch({ ...search, tab: tabOf(to) })}
        items={[
          { value: 'analysis', label: 'Analysis' },
          { value: 'compare', label: 'Compare' },
          { value: 'saved', label: 'Saved', ...(saved.data && { count: saved.data.length }) },
        ]}
      >
        <TabPanel value="analysis">
          <AnalysisTab search={search} onSearch={onSearch} />
        </TabPanel>
        <TabPanel value="compare">
          <CompareTab search={search} onSearch={onSearch} waiting={<Analyzing />} />
        </TabPanel>
        <TabPanel value="saved">
          <SavedTab onLoad={load} waiting={<SkeletonRows lead="none" />} />
        </TabPanel>
      </Tabs>
    </>
  )
}

/** The value of the tab in the address; undefined for the first tab. */
const tabOf = (to: string) => salaryTabs.find((tab) => tab === to && tab !== 'analysis')

function Actions({ tab, search, onSearch }: Props & { tab: SalaryTab }) {
  const requested = searchOf(search)
  if (tab === 'compare')
    return (
      <Button
        icon={RotateCcw}
        onClick={() => onSearch({ ...search, withTitle: undefined, withLocation: undefined, withLevel: undefined })}
      >
        Start New Comparison
      </Button>
    )
  return (
    <>
      <ButtonLink to="/app/salary/offers" icon={Scale}>
        Compare offers
      </ButtonLink>
      {tab === 'analysis' && requested && <SaveSearchButton search={requested} />}
    </>
  )
}
