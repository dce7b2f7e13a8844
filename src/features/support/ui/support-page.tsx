import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Checkbox } from '#ui/primitives/choice.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/primitives/tabs.tsx'
import type { InboxEntry } from '../contract.ts'
import { InboxColumns } from './components/inbox-columns.tsx'
import { InboxList } from './components/inbox-list.tsx'
import { StaffThread } from './components/staff-thread.tsx'
import { ContactInbox } from './contact/contact-inbox.tsx'
import { HelpDesk } from './help/help-desk.tsx'
import { inboxQuery } from './queries.ts'
import { conversationStatusLabels } from './status-labels.ts'
import { inboxFiltersOf, type SupportSearch } from './support-search.ts'

type Props = {
  search: SupportSearch
  /** Changes some search parameters; the others remain. */
  onSearch: (change: Partial<SupportSearch>) => void
}

const tabs = [
  { value: 'conversations', label: 'Conversations' },
  { value: 'coaching', label: 'Coaching' },
  { value: 'contact', label: 'Contact' },
  { value: 'help', label: 'Help articles' },
]

const tabOf = (value: string): SupportSearch['tab'] =>
  value === 'coaching' || value === 'contact' || value === 'help' ? value : undefined
/** Another tab's filters do not apply. */
const nothingSet = {
  q: undefined,
  status: undefined,
  mine: undefined,
  id: undefined,
  topic: undefined,
  article: undefined,
  state: undefined,
  category: undefined,
  cursor: undefined,
}

/** The staff's support page: conversations, messages, articles, and coaching requests, which another area renders. */
export function SupportPage({ search, onSearch, coaching }: Props & { coaching: ReactNode }) {
  return (
    <>
      <PageHeader title="Support" purpose="Conversations with your team, longest waiting first." />
      <Tabs
        items={tabs}
        value={search.tab ?? 'conversations'}
        onChange={(value) => onSearch({ ...nothingSet, tab: tabOf(value) })}
        label="Support"
      >
        <TabPanel value="conversations">
          <Conversations search={search} onSearch={onSearch} />
        </TabPanel>
        <TabPanel value="coaching">{coaching}</TabPanel>
        <TabPanel value="contact">
          <ContactInbox search={search} onSearch={onSearch} />
        </TabPanel>
        <TabPanel value="help">
          <HelpDesk search={search} onSearch={onSearch} />
        </TabPanel>
      </Tabs>
    </>
  )
}

/** The staff's inbox: longest unanswered first, with the open conversation next to it (COACH-06). */
function Conversations({ search, onSearch }: Props) {
  const { status, mine = false, q = '', id } = search
  const query = useQuery(inboxQuery(inboxFiltersOf(search)))
  const counts = query.data?.counts
  /** Another filter starts at the first page. */
  const filter = (change: Partial<SupportSearch>) => onSearch({ ...change, cursor: undefined })
  return (
    <>
      <FilterBar
        search={{
          value: q,
          onChange: (text) => filter({ q: text || undefined }),
          label: 'Search support',
          placeholder: 'Person or subject',
        }}
        set={(status ? 1 : 0) + (mine ? 1 : 0)}
        onClear={() => filter({ q: undefined, status: undefined, mine: undefined })}
        filters={
          <>
            <Select
              aria-label="Status"
              value={status ?? ''}
              onChange={(event) => filter({ status: (event.target.value || undefined) as SupportSearch['status'] })}
              options={[
                { value: '', label: 'All statuses' },
                ...(['open', 'waiting', 'closed'] as const).map((one) => ({
                  value: one,
                  label: counts ? `${conversationStatusLabels[one]} (${counts[one]})` : conversationStatusLabels[one],
                })),
              ]}
            />
            <Checkbox
              label="Assigned to me"
              checked={mine}
              onChange={(event) => filter({ mine: event.target.checked || undefined })}
            />
          </>
        }
      />
      <InboxColumns
        labels={{ list: 'Conversations', open: 'Conversation', none: 'No conversation open' }}
        onClose={() => onSearch({ id: undefined })}
        open={id ? { id, room: <StaffThread key={id} id={id} /> } : null}
        list={
          <QueryBoundary
            query={query}
            skeleton={<SkeletonRows rows={5} label="Loading the inbox" />}
            errorText="Failed to load the inbox"
            isEmpty={({ items }) => items.length === 0}
            empty={
              <EmptyState bare title="No conversations">
                Questions people send from the coach appear here.
              </EmptyState>
            }
          >
            {({ items, before, after }) => (
              <InboxList entries={items.map(entryOf)} before={before} after={after} current={id} onSearch={onSearch} />
            )}
          </QueryBoundary>
        }
      />
    </>
  )
}

const entryOf = ({ last, lastMessageAt, status, ...entry }: InboxEntry) => ({
  ...entry,
  text: last,
  at: lastMessageAt,
  badge: <Badge tone={status === 'open' ? 'accent' : 'plain'}>{conversationStatusLabels[status]}</Badge>,
})
