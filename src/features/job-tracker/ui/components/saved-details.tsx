import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { loadLater } from '#ui/shell/load-later.tsx'
import { archivedQuery, savedQuery } from '../queries.ts'
import { archivedEntry, openEntry } from './saved-card.tsx'

const SavedDialog = loadLater(async () => (await import('./saved-dialog.tsx')).SavedDialog)

/** The saved job that the address names, whatever the filters leave of the list. */
export function SavedDetails({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const saved = useQuery(savedQuery()).data
  const archived = useQuery(archivedQuery()).data
  const entries = [...(saved ?? []).map(openEntry), ...(archived ?? []).map(archivedEntry)]
  const entry = entries.find((one) => one.jobId === jobId)
  if (entry) return <SavedDialog entry={entry} onClose={onClose} />
  // before both lists have come nobody knows; where they do not come, the page says so
  return saved && archived ? <NotSavedDialog onClose={onClose} /> : null
}

const NotSavedDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onOpenChange={(open) => open || onClose()} size="lg" title="Saved job">
    <DialogBody>
      <EmptyState bare title="This job is not among your saved jobs">
        You let it go, or it stands on somebody else's list.
      </EmptyState>
    </DialogBody>
    <DialogFoot>
      <Button onClick={onClose}>Close</Button>
    </DialogFoot>
  </Dialog>
)
