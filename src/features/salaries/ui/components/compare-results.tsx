import { EmptyState } from '#ui/page/empty-state.tsx'
import { Highlight } from '#ui/primitives/notice.tsx'
import type { SalaryComparison } from '../../contract.ts'
import { texts } from '../salary-texts.ts'
import { ComparePanel } from './compare-panel.tsx'
import { CompareTable } from './compare-table.tsx'
import './salaries.css'

const marked = /(\d{1,6}% (?:more|less)|about the same)/

/** The comparison sentence with its result highlighted. */
function Summary({ text }: { text: string }) {
  const [before, verdict, after] = text.split(marked)
  return (
    <p className="salary-say">
      {before}
      {verdict && <Highlight under>{verdict}</Highlight>}
      {after}
    </p>
  )
}

/** Chart and table of both searches, or a message that one of them has no statistics. */
export function CompareResults({ comparison, isPlain }: { comparison: SalaryComparison; isPlain?: boolean }) {
  const { first, second, summary } = comparison
  if (first.stats && second.stats)
    return (
      <>
        {summary && <Summary text={summary} />}
        <ComparePanel comparison={comparison} isPlain={isPlain} />
        <CompareTable first={first} second={second} />
      </>
    )
  const missing = first.stats ? second : first
  return (
    <EmptyState title={first.stats ? texts.noSecond : texts.noPrimary} level={2}>
      {missing.withheld ??
        'No results for this title and location with these filters. Try fewer words or another location.'}
    </EmptyState>
  )
}
