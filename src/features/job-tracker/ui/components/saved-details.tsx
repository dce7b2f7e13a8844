import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { archivedQuery, savedQuery } from '../queries.ts'
import { archivedEntry, openEntry } from './saved-card.tsx'

const SavedDialog = lazyComponent(async () => (await import('./saved-dialog.tsx')).SavedDialog)

/** The saved job in the address, regardless of the list's filters. */
export function SavedDetails({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const saved = useQuery(savedQuery()).data
  const archived = useQuery(archivedQuery()).data
  const entries = [...(saved ?? []).map(openEntry), ...(archived ?? []).map(archivedEntry)]
  const entry = entries.find((one) => one.jobId === jobId)
  if (entry) return <SavedDialog entry={entry} onClose={onClose} />
  // unknown until both lists are loaded; the page itself shows loading errors
  return saved && archived ? <NotSavedDialog onClose={onClose} /> : null
}

const NotSavedDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog onClose={onClose} size="lg" title="Saved job">
    <DialogBody>
      <EmptyState bare title="Saved job not found">
        You removed it, or it belongs to another account.
      </EmptyState>
    </DialogBody>
    <DialogFoot>
      <Button onClick={onClose}>Close</Button>
    </DialogFoot>
  </Dialog>
)
