import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { MAX_ENDPOINTS } from '../../rules.ts'
import type { Endpoint } from '../../webhook-contract.ts'
import { endpointsQuery } from '../queries.ts'
import { ShownOnce } from '../shown-once.tsx'
import { EndpointCard } from './endpoint-card.tsx'

const EndpointDialog = lazyComponent(async () => (await import('./endpoint-dialog.tsx')).EndpointDialog)

type Props = { onLog: (endpointId: string) => void; onDelivery: (id: string) => void }

/** The company's endpoints. */
export function EndpointsTab({ onLog, onDelivery }: Props) {
  const query = useQuery(endpointsQuery())
  const [edited, setEdited] = useState<Endpoint | 'new' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const add = (
    <Button variant="primary" icon={Plus} onClick={() => setEdited('new')}>
      Add endpoint
    </Button>
  )
  return (
    <>
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={3} lead="none" label="Loading endpoints" />}
        errorText="Failed to load endpoints"
        isEmpty={(endpoints) => endpoints.length === 0}
        empty={
          <EmptyState title="No endpoints yet" action={add}>
            Add a URL and we'll notify it when a candidate applies, an application changes status or a job changes.
          </EmptyState>
        }
      >
        {(endpoints) => (
          <div className="stack stack-4">
            <ul className="stack stack-4">
              {endpoints.map((endpoint) => (
                <EndpointCard
                  key={endpoint.id}
                  endpoint={endpoint}
                  onEdit={() => setEdited(endpoint)}
                  onLog={() => onLog(endpoint.id)}
                  onSecret={setSecret}
                  onDelivery={onDelivery}
                />
              ))}
            </ul>
            {endpoints.length < MAX_ENDPOINTS ? (
              <div>{add}</div>
            ) : (
              <p className="meta">A company can have at most {MAX_ENDPOINTS} endpoints.</p>
            )}
          </div>
        )}
      </QueryBoundary>
      {edited && (
        <EndpointDialog
          endpoint={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
          onSecret={setSecret}
        />
      )}
      {secret && (
        <ShownOnce
          title="Save the signing secret"
          what="Signing secret"
          secret={secret}
          onClose={() => setSecret(null)}
        >
          <p className="meta">Use it to verify the signature of each message with any Standard Webhooks library.</p>
        </ShownOnce>
      )}
    </>
  )
}
