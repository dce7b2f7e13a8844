import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { longDateTime } from '#lib/dates.ts'
import { DataTable } from '#ui/page/data-table.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { TurnPage } from '#ui/primitives/pager.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { useZone } from '#ui/use-zone.ts'
import type { CampaignDetails, Recipient } from '../../contract.ts'
import { problemReads, type RecipientState, recipientStates } from '../../rules.ts'
import { recipientsQuery } from '../queries.ts'
import { counted } from './campaign-status.tsx'

const words: Record<RecipientState, string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  unsure: 'Unknown: no response from the mail server',
  failed: 'Not accepted',
  bounced: 'Bounced',
  skipped: 'Excluded',
}
/** The recipients with their states. */
export function RecipientsTable({ id, states }: Pick<CampaignDetails, 'id' | 'states'>) {
  const [state, setState] = useState<RecipientState>()
  const [cursor, setCursor] = useState<string>()
  const query = useQuery(recipientsQuery({ id, state, cursor }))
  const zone = useZone()
  const options = recipientStates
    // the selected state remains in the list when no recipient has it anymore
    .filter((one) => one === state || (states[one] ?? 0) > 0)
    .map((value) => ({ value, label: `${words[value]} (${counted(states[value] ?? 0)})` }))
  return (
    <section className="stack">
      <SectionHead title="Recipients">
        <Select
          aria-label="Recipient state"
          value={state ?? ''}
          options={[{ value: '', label: 'All' }, ...options]}
          onChange={({ target }) => {
            setCursor(undefined)
            setState((target.value || undefined) as RecipientState | undefined)
          }}
        />
      </SectionHead>
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={6} lead="none" label="Loading recipients" />}
        errorText="Failed to load recipients"
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="meta">No recipients in this state.</p>}
      >
        {(list) => (
          <>
            <DataTable
              label="Recipients"
              rows={list.items}
              rowKey={(one) => one.id}
              busy={query.isPlaceholderData}
              columns={[
                { id: 'email', head: 'Address', lead: true, cell: ({ email }) => email },
                {
                  id: 'state',
                  head: 'State',
                  cell: stateOf,
                },
                { id: 'sent', head: 'Sent', cell: ({ sentAt }) => (sentAt ? longDateTime(sentAt, zone) : '–') },
                { id: 'read', head: 'Read', cell: readingOf },
              ]}
            />
            <TurnPage {...list} label="Pages of recipients" onTurn={setCursor} />
          </>
        )}
      </QueryBoundary>
    </section>
  )
}

function stateOf(one: Recipient) {
  const { state, problem, answer } = one
  const why = problem ? `${words[state]}: ${problemReads[problem]}` : state === 'sent' ? reportedOf(one) : words[state]
  if (!answer) return why
  return (
    <>
      {why}
      <span className="meta block break-words">Mail server response: {answer}</span>
    </>
  )
}

/** For a sent email, the later report of the mail service. */
function reportedOf({ deliveredAt, complainedAt, softBounces }: Recipient): string {
  if (complainedAt) return 'Marked as spam'
  if (deliveredAt) return 'Delivered'
  if (softBounces === 0) return words.sent
  return `Sent, deferred ${softBounces === 1 ? 'once' : `${softBounces} times`} by the mail server`
}

function readingOf({ openedAt, clickedAt, machineOpenedAt }: Recipient): string {
  if (clickedAt) return 'Clicked'
  if (openedAt) return 'Opened'
  return machineOpenedAt ? 'Automated' : '–'
}
