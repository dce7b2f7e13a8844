import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Checkbox } from '#ui/primitives/choice.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { ContactMessage } from '../../contact-contract.ts'
import { contactCategories, contactCategoryLabels, contactStates } from '../../rules.ts'
import { InboxColumns } from '../components/inbox-columns.tsx'
import { InboxList } from '../components/inbox-list.tsx'
import { contactQuery } from '../queries.ts'
import type { SupportSearch } from '../support-search.ts'
import { ContactThread } from './contact-thread.tsx'
import { stateLabels } from './state-labels.ts'

type Props = { search: SupportSearch; onSearch: (change: Partial<SupportSearch>) => void }

/** Contact messages: longest waiting first, with the open message and its answers next to the list (HELP-04). */
export function ContactInbox({ search, onSearch }: Props) {
  const { state = 'open', category, mine = false, q = '', cursor, id } = search
  const query = useQuery(contactQuery({ state, category, mine, q, cursor }))
  const counts = query.data?.counts
  /** Another filter starts at the first page. */
  const filter = (change: Partial<SupportSearch>) => onSearch({ ...change, cursor: undefined })
  return (
    <>
      <FilterBar
        search={{
          value: q,
          onChange: (text) => filter({ q: text || undefined }),
          label: 'Search messages',
          placeholder: 'Person, address or words',
        }}
        set={(state === 'open' ? 0 : 1) + (category ? 1 : 0) + (mine ? 1 : 0)}
        onClear={() => filter({ q: undefined, state: undefined, category: undefined, mine: undefined })}
        filters={
          <>
            <Select
              aria-label="State"
              value={state}
              onChange={({ target }) => filter({ state: target.value as SupportSearch['state'] })}
              options={contactStates.map((value) => ({
                value,
                label: counts ? `${stateLabels[value]} (${counts[value]})` : stateLabels[value],
              }))}
            />
            <Select
              aria-label="Category"
              value={category ?? ''}
              onChange={({ target }) => filter({ category: (target.value || undefined) as SupportSearch['category'] })}
              options={[
                { value: '', label: 'All categories' },
                ...contactCategories.map((value) => ({ value, label: contactCategoryLabels[value] })),
              ]}
            />
            <Checkbox
              label="Assigned to me"
              checked={mine}
              onChange={({ target }) => filter({ mine: target.checked || undefined })}
            />
          </>
        }
      />
      <InboxColumns
        isLetter
        labels={{ list: 'Messages', open: 'Message', none: 'No message open' }}
        onClose={() => onSearch({ id: undefined })}
        open={id ? { id, room: <ContactThread key={id} id={id} onOpen={(next) => onSearch({ id: next })} /> } : null}
        list={
          <QueryBoundary
            query={query}
            skeleton={<SkeletonRows rows={5} label="Loading messages" />}
            errorText="Failed to load messages"
            isEmpty={({ rows }) => rows.length === 0}
            empty={
              <EmptyState bare title={state === 'open' ? "You're all caught up" : 'No messages'}>
                Messages sent with the contact form appear here and are emailed to support.
              </EmptyState>
            }
          >
            {({ rows, before, after }) => (
              <InboxList entries={rows.map(entryOf)} before={before} after={after} current={id} onSearch={onSearch} />
            )}
          </QueryBoundary>
        }
      />
    </>
  )
}

const entryOf = ({ id, subject, name, message, category, createdAt, assignedTo }: ContactMessage) => ({
  ...{ id, subject, assignedTo },
  text: message,
  person: name,
  at: createdAt,
  badge: category && <Badge>{contactCategoryLabels[category]}</Badge>,
})
