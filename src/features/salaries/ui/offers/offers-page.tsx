import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Plus } from 'lucide-react'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { StoredOffer } from '../../offer-draft.ts'
import { maxOffers } from '../../rules.ts'
import { offersQuery } from '../queries.ts'
import { NoteSection } from './note-section.tsx'
import { OffersChart } from './offers-chart.tsx'
import { OffersTable } from './offers-table.tsx'

const OfferDialog = lazyComponent(async () => (await import('./offer-dialog.tsx')).OfferDialog)

/** /app/salary/offers: the user's job offers side by side. Other people cannot see them. */
export function OffersPage() {
  const query = useQuery(offersQuery())
  const [open, setOpen] = useState<StoredOffer | 'new'>()
  const { remove, removing } = useDeleteOffer()
  const isFull = (query.data?.length ?? 0) >= maxOffers
  const add = (
    <Button variant="primary" icon={Plus} disabled={isFull} onClick={() => setOpen('new')}>
      Add offer
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Compare Offers"
        purpose="Compare everything in your offers, adjusted for cost of living. Only you can see this."
        actions={
          <>
            <ButtonLink to="/app/salary" icon={ArrowLeft}>
              Salary Analyzer
            </ButtonLink>
            {add}
          </>
        }
      />
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={4} lead="none" label="Loading your offers" />}
        errorText="Failed to load offers"
        isEmpty={(offers) => offers.length === 0}
        empty={
          <EmptyState title="No offers yet" level={2} action={add}>
            Add your first offer: base, bonus, equity, paid time off and benefits. Add a second one to compare them side
            by side.
          </EmptyState>
        }
      >
        {(offers) => (
          <div className="stack stack-6">
            {offers.length > 1 ? (
              <OffersChart offers={offers} />
            ) : (
              <Notice>Add a second offer to compare them side by side.</Notice>
            )}
            <OffersTable
              offers={offers}
              removing={removing}
              onEdit={setOpen}
              onDelete={(offer) => void remove(offer)}
            />
            <NoteSection offers={offers} />
            {isFull && <p className="meta">You've reached the limit of {maxOffers} offers.</p>}
          </div>
        )}
      </QueryBoundary>
      {open && <OfferDialog offer={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function useDeleteOffer() {
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const { queryKey } = offersQuery()
  const remove = useMutation(
    api.salaries.deleteOffer.mutationOptions({
      onSuccess: async () => {
        toast.success({ title: 'Success', description: 'Offer deleted' })
        await refreshQueries(queryClient, queryKey)
      },
      onError: () => toast.error({ title: 'Error', description: 'Failed to delete offer' }),
    }),
  )
  const ask = async ({ id, name }: StoredOffer) => {
    const text = `The offer from ${name} will be deleted. This action cannot be undone.`
    if (await confirm({ title: 'Delete offer', text, action: 'Delete offer' })) remove.mutate({ id })
  }
  return { remove: ask, removing: remove.isPending ? remove.variables.id : null }
}
