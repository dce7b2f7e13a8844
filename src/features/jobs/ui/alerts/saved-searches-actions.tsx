import { BookmarkPlus, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { alertErrors } from '../../alert-contract.ts'
import type { JobsFilters } from '../jobs-search.ts'
import { SaveSearchDialog } from './save-search-dialog.tsx'
import { SavedSearchesDialog } from './saved-searches-dialog.tsx'

/** 'Save this search' and the saved ones, above the list of jobs. */
export function SavedSearchesActions({ filters }: { filters: JobsFilters }) {
  const [open, setOpen] = useState<'save' | 'list'>()
  const close = () => setOpen(undefined)
  const { q = '', location = '', type = null, remote = false } = filters
  const isEmpty = !q && !location && !type && !remote
  return (
    <>
      <Button icon={ListChecks} onClick={() => setOpen('list')}>
        Saved searches
      </Button>
      <Button
        icon={BookmarkPlus}
        onClick={() => (isEmpty ? toast.error(alertErrors.SEARCH_EMPTY.message) : setOpen('save'))}
      >
        Save this search
      </Button>
      {open === 'save' && <SaveSearchDialog criteria={{ q, location, type, remote }} onClose={close} />}
      {open === 'list' && <SavedSearchesDialog onClose={close} />}
    </>
  )
}
