import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { ApplyButton } from '#features/applications/ui/components/apply-button.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { ExternalFormDialog } from '../external-form.tsx'
import { formatJobPlace, formatPay } from '../job-labels.ts'
import type { SavedEntry } from '../saved-card.tsx'

/** A saved job was moved to Submitted: apply here, or add an external application. */
export function ApplyChoiceDialog({ entry, onClose }: { entry: SavedEntry; onClose: () => void }) {
  const [isExternal, setExternal] = useState(false)
  const { jobId, job, open } = entry
  if (isExternal) return <ExternalFormDialog values={valuesOf(entry)} onClose={onClose} />
  return (
    <Dialog onClose={onClose} title={`Apply to ${job.title}`} description={job.companyName} size="sm">
      <DialogBody>
        <p>
          To move a saved job to Submitted, apply here or tell us that you applied elsewhere. You set the status of an
          external application yourself.
        </p>
      </DialogBody>
      <DialogFoot>
        <Button icon={PencilLine} onClick={() => setExternal(true)}>
          I applied elsewhere
        </Button>
        {open && <ApplyButton jobId={jobId} isApplied={open.isApplied} isClosed={open.isClosed} />}
      </DialogFoot>
    </Dialog>
  )
}

const valuesOf = ({ job, open }: SavedEntry) => ({
  title: job.title,
  companyName: job.companyName,
  location: formatJobPlace(job),
  salaryText: formatPay(job),
  employmentType: (job.employmentType ?? '') as '',
  link: open ? `${location.origin}/jobs/${open.slug}` : '',
})
