import { Ban, Check } from 'lucide-react'
import { DataTable } from '#ui/page/data-table.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { Pill } from '#ui/primitives/status-pill.tsx'
import type { Subscriber } from '../../subscriber-contract.ts'

export const subscriberHeads = ['Address', 'Name', 'State', 'Subscribed', 'Source', 'Actions']
type Props = {
  rows: Subscriber[]
  busy: boolean
  /** The subscriber who is being unsubscribed. */
  leaving: string | null
  onUnsubscribe: (one: Subscriber) => void
}

/** Newsletter subscribers; cards on a phone. */
export function SubscribersTable({ rows, busy, leaving, onUnsubscribe }: Props) {
  return (
    <DataTable
      label="Subscribers"
      rows={rows}
      rowKey={({ id }) => id}
      busy={busy}
      columns={[
        {
          id: 'email',
          head: 'Address',
          lead: true,
          cell: ({ email, isSample }) => (
            <span className="row wrap gap-2">
              <span className="strong">{email}</span>
              {isSample && <Badge>Sample</Badge>}
            </span>
          ),
        },
        { id: 'name', head: 'Name', cell: nameOf },
        {
          id: 'state',
          head: 'State',
          cell: stateOf,
        },
        { id: 'subscribed', head: 'Subscribed', cell: ({ subscribedAt }) => <Day at={subscribedAt} /> },
        {
          id: 'how',
          head: 'Source',
          cell: ({ source, consent }) => (source === 'sign_up' ? 'Confirmed by email' : `Imported: ${consent ?? ''}`),
        },
        {
          id: 'actions',
          head: 'Actions',
          actions: true,
          align: 'end',
          cell: (one) =>
            one.isActive && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Unsubscribe ${one.email}`}
                busy={leaving === one.id}
                onClick={() => onUnsubscribe(one)}
              >
                Unsubscribe
              </Button>
            ),
        },
      ]}
    />
  )
}

function nameOf({ name, tags }: Subscriber) {
  return (
    <>
      {name ?? '–'}
      {tags.length > 0 && <div className="meta break-words">{tags.join(', ')}</div>}
    </>
  )
}

const never = { bounce: 'Not emailed: bounced', complaint: 'Not emailed: complained', staff: 'Not emailed' } as const

function stateOf({ isActive, suppressed }: Subscriber) {
  const isMailed = isActive && suppressed === null
  return (
    <Pill tone={isMailed ? 'accepted' : 'withdrawn'} icon={isMailed ? Check : Ban}>
      {!isActive ? 'Unsubscribed' : suppressed ? never[suppressed] : 'Active'}
    </Pill>
  )
}
