import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { TurnPage } from '#ui/primitives/pager.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { type CampaignStatus, campaignStatuses } from '../../campaign-statuses.ts'
import type { Searching } from '../campaigns-search.ts'
import { campaignsQuery } from '../queries.ts'
import { campaignStatusLabels } from './campaign-status.tsx'
import { CampaignsTable } from './campaigns-table.tsx'

const options = [
  { value: '', label: 'Any status' },
  ...campaignStatuses.map((value) => ({ value, label: campaignStatusLabels[value] })),
]

/** Every campaign, newest first, by status. */
export function CampaignsTab({ search, onSearch, onCreate }: Searching & { onCreate: () => void }) {
  const { status, cursor } = search
  const query = useQuery(campaignsQuery({ status, cursor }))
  const clear = () => onSearch({ status: undefined, cursor: undefined })
  return (
    <div className="stack stack-4">
      <FilterBar
        set={status ? 1 : 0}
        onClear={clear}
        filters={
          <Select
            aria-label="Status"
            value={status ?? ''}
            options={options}
            onChange={({ target }) =>
              onSearch({ status: (target.value || undefined) as CampaignStatus | undefined, cursor: undefined })
            }
          />
        }
      />
      <CampaignsTable
        query={query}
        empty={
          status ? (
            <EmptyState title="No campaigns with this status" action={<Button onClick={clear}>Show all</Button>}>
              Try another status.
            </EmptyState>
          ) : (
            <EmptyState
              title="No campaigns yet"
              action={
                <Button variant="primary" onClick={onCreate}>
                  Create Campaign
                </Button>
              }
            >
              A campaign is one email to many recipients. It starts as a draft.
            </EmptyState>
          )
        }
        foot={(list) => <TurnPage {...list} label="Pages of campaigns" onTurn={(to) => onSearch({ cursor: to })} />}
      />
    </div>
  )
}
