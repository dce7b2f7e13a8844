import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { refreshQueries } from '#ui/refresh.ts'
import { sharesQuery } from '../share/queries.ts'
import { ShareRow } from '../share/share-row.tsx'
import { NewShare } from './new-share.tsx'

type Props = {
  id: string
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** An upload is shown unchanged: nothing in it can be hidden. */
  isUploaded?: boolean
}

/** Dialog to share a resume by links: create one, see who opened it, revoke it. */
export function ShareDialog({ id, title, open, onOpenChange, isUploaded = false }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Share "${title}"`}
      description="Anyone with a link can view and download this resume until you revoke it."
    >
      {open && <Content id={id} isUploaded={isUploaded} onClose={() => onOpenChange(false)} />}
    </Dialog>
  )
}

function Content({ id, isUploaded, onClose }: { id: string; isUploaded: boolean; onClose: () => void }) {
  const shares = useQuery(sharesQuery(id))
  const queryClient = useQueryClient()
  const refresh = () => refreshQueries(queryClient, api.shares.key())
  return (
    <>
      <DialogBody className="stack stack-6">
        <NewShare id={id} canHide={!isUploaded} onMade={refresh} />
        <section className="stack stack-3" aria-labelledby="share-links">
          <h3 id="share-links">Active links</h3>
          <QueryBoundary
            query={shares}
            skeleton={<SkeletonRows rows={2} lead="none" label="Loading links" />}
            errorText="Failed to load the links of this resume"
            isEmpty={(links) => links.length === 0}
            empty={
              <EmptyState bare title="No links yet">
                Create one above. You'll see when it's opened, and by whom if they're signed in.
              </EmptyState>
            }
          >
            {(links) => (
              <ul>
                {links.map((share) => (
                  <ShareRow key={share.id} share={share} onRevoked={refresh} />
                ))}
              </ul>
            )}
          </QueryBoundary>
        </section>
      </DialogBody>
      <DialogFoot>
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
      </DialogFoot>
    </>
  )
}
