import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { Rule } from '../../contract.ts'
import { defaultCaps, maxRules } from '../../rules.ts'
import { rulesQuery, settingsQuery } from '../queries.ts'
import { RuleCard } from './rule-card.tsx'
import { useRuleActions } from './use-rule-actions.ts'

const RuleDialog = lazyComponent(async () => (await import('./rule-dialog.tsx')).RuleDialog)

/** Rules: the criteria (AUTO-01), and whether jobs are reviewed before sending (AUTO-03). */
export function RulesTab() {
  const query = useQuery(rulesQuery())
  const caps = useQuery(settingsQuery()).data ?? defaultCaps
  const actions = useRuleActions(caps)
  const [open, setOpen] = useState<Rule | 'new' | null>(null)
  const add = (
    <Button variant="primary" icon={Plus} onClick={() => setOpen('new')}>
      New rule
    </Button>
  )
  return (
    <>
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={3} lead="none" label="Loading your rules" />}
        errorText="Failed to load your rules"
        isEmpty={(rules) => rules.length === 0}
        empty={
          <EmptyState title="No rules yet" level={2} action={add}>
            A rule describes the jobs to look for. Matching jobs wait for your review; nothing is sent automatically.
          </EmptyState>
        }
      >
        {(rules) => (
          <div className="stack stack-4">
            {rules.length < maxRules && <div>{add}</div>}
            <ul className="stack stack-3">
              {rules.map((rule) => (
                <RuleCard key={rule.id} rule={rule} now={new Date()} actions={actions} onEdit={() => setOpen(rule)} />
              ))}
            </ul>
          </div>
        )}
      </QueryBoundary>
      {open && <RuleDialog rule={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </>
  )
}
