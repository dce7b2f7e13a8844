import { BookmarkPlus, ListChecks } from 'lucide-react'
import { Button } from '#ui/primitives/button.tsx'
import { useDialogState } from '#ui/primitives/dialog-address.ts'
import { toast } from '#ui/primitives/toast.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { alertErrors } from '../rules.ts'

type Criteria = Parameters<typeof SaveSearchDialog>[0]['criteria']

const SaveSearchDialog = lazyComponent(async () => (await import('./save-search-dialog.tsx')).SaveSearchDialog)
const SavedSearchesDialog = lazyComponent(async () => (await import('./saved-searches-dialog.tsx')).SavedSearchesDialog)

/** The buttons 'Saved searches' and 'Save this search' above the list of jobs. */
export function SavedSearchesActions({ filters }: { filters: Partial<Criteria> }) {
  const [isSaving, setSaving] = useDialogState('save-search')
  const [isListing, setListing] = useDialogState('saved-searches')
  const { q = '', location = '', type = null, remote = false, company = null, language = null } = filters
  const isEmpty = !q && !location && !type && !remote && !company && !language
  return (
    <>
      <Button icon={ListChecks} onClick={() => setListing(true)}>
        Saved searches
      </Button>
      <Button
        icon={BookmarkPlus}
        onClick={() => (isEmpty ? toast.error(alertErrors.SEARCH_EMPTY.message) : setSaving(true))}
      >
        Save this search
      </Button>
      {isSaving && !isEmpty && (
        <SaveSearchDialog
          criteria={{ q, location, type, remote, company, language }}
          onClose={() => setSaving(false)}
        />
      )}
      {isListing && <SavedSearchesDialog onClose={() => setListing(false)} />}
    </>
  )
}
