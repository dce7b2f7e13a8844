import { Pencil, Trash2 } from 'lucide-react'
import { timeAgoInside } from '#lib/dates.ts'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Switch } from '#ui/primitives/choice.tsx'
import { useZone } from '#ui/use-zone.ts'
import type { Rule } from '../../contract.ts'
import { formatApplyRule } from './rule-labels.ts'
import type { useRuleActions } from './use-rule-actions.ts'

type Props = { rule: Rule; now: Date; actions: ReturnType<typeof useRuleActions>; onEdit: () => void }

/** A rule: its criteria, results, and switches for on and auto-approve. */
export function RuleCard({ rule, now, actions, onEdit }: Props) {
  const isBusy = actions.isBusy(rule.id)
  const zone = useZone()
  const { name, isOn, autoApprovedSince, waiting, sent, checkedAt } = rule
  return (
    <li className="card card-pad stack stack-3" aria-label={name}>
      <div className="row between top">
        <div className="grow">
          <h3 className="strong">{name}</h3>
          <p className="break-words">{formatApplyRule(rule)}</p>
        </div>
        <div className="row">
          <Button size="sm" icon={Pencil} aria-label={`Edit ${name}`} busy={isBusy} onClick={onEdit}>
            Edit
          </Button>
          <IconButton
            size="sm"
            icon={Trash2}
            label={`Delete ${name}`}
            busy={isBusy}
            onClick={() => void actions.remove(rule)}
          />
        </div>
      </div>
      <p className="meta" suppressHydrationWarning>
        {waiting} waiting · {sent} sent ·{' '}
        {checkedAt ? `last checked ${timeAgoInside(checkedAt, now, zone)}` : isOn ? 'checking now' : 'not checked yet'}
      </p>
      <div className="row wrap row-4">
        <Switch
          checked={isOn}
          busy={isBusy}
          label="On"
          aria-label={`${name} is on`}
          onChange={({ target }) => actions.switchOn(rule, target.checked)}
        />
        <Switch
          checked={autoApprovedSince !== null}
          busy={isBusy}
          label="Send without review"
          onChange={({ target }) => void actions.setAutoApprove(rule, target.checked)}
        />
      </div>
    </li>
  )
}
