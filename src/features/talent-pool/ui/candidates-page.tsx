import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Input } from '#ui/primitives/input.tsx'
import { Pager } from '#ui/primitives/pager.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { FoundCandidate } from '../contract.ts'
import { candidatesPageSize } from '../rules.ts'
import { type CandidatesSearch, filtersOf } from './candidates-search.ts'
import { CandidateFacts, nameOf } from './components/candidate-card.tsx'
import { candidatesQuery } from './queries.ts'
import './components/candidates.css'

const CandidateDialog = lazyComponent(async () => (await import('./components/candidate-dialog.tsx')).CandidateDialog)

type Props = {
  search: CandidatesSearch
  /** Changes these parameters of the page's URL and leaves the others as they are. */
  onSearch: (change: Partial<CandidatesSearch>) => void
}

/** /app/company/candidates: search candidates and invite them to apply (COACH-09). */
export function CandidatesPage({ search, onSearch }: Props) {
  const { q = '', location = '', page = 1, candidate } = search
  const query = useQuery(candidatesQuery(filtersOf(search)))
  const change = (part: Partial<CandidatesSearch>) => onSearch({ page: undefined, ...part })
  return (
    <>
      <PageHeader
        title="Find candidates"
        purpose="People who chose to be found. We let them know that your company viewed their profile."
        actions={<ButtonLink to="/app/company/applications">Applications</ButtonLink>}
      />
      <FilterBar
        search={{
          value: q,
          onChange: (text) => change({ q: text || undefined }),
          label: 'Search candidates',
          placeholder: 'Headline or skill',
        }}
        set={location ? 1 : 0}
        onClear={() => change({ q: undefined, location: undefined })}
        filters={<Place key={location} value={location} onChange={(text) => change({ location: text || undefined })} />}
      />
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={5} lead="avatar" label="Loading candidates" />}
        errorText="Failed to load candidates"
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState title={q || location ? 'No candidates match' : 'No candidates yet'}>
            {q || location
              ? 'Try fewer words, or another location.'
              : 'No candidates can be found by your company yet.'}
          </EmptyState>
        }
      >
        {({ items, total }) => (
          <>
            <ul className="candidates">
              {items.map((one) => (
                <Entry key={one.id} candidate={one} onOpen={() => onSearch({ candidate: one.id })} />
              ))}
            </ul>
            <Pager
              page={page}
              pageSize={candidatesPageSize}
              total={total}
              onPage={(next) => onSearch({ page: next })}
            />
          </>
        )}
      </QueryBoundary>
      {candidate && (
        <CandidateDialog key={candidate} id={candidate} onClose={() => onSearch({ candidate: undefined })} />
      )}
    </>
  )
}

function Entry({ candidate, onOpen }: { candidate: FoundCandidate; onOpen: () => void }) {
  return (
    <li className="card card-pad stack">
      <div className="row between wrap">
        <h2>{nameOf(candidate)}</h2>
        {candidate.isInvited && <Badge tone="primary">Invited</Badge>}
      </div>
      <CandidateFacts candidate={candidate} />
      <div>
        <Button size="sm" onClick={onOpen} aria-label={`Open ${nameOf(candidate)}: ${candidate.headline}`}>
          Open
        </Button>
      </div>
    </li>
  )
}

/** The filter by location. It is applied when the field loses focus or on Enter. */
function Place({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <Input
      icon={MapPin}
      aria-label="Location"
      placeholder="City, state or country"
      defaultValue={value}
      onBlur={(event) => event.target.value.trim() !== value && onChange(event.target.value.trim())}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  )
}
