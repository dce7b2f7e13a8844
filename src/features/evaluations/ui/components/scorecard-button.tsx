import { ClipboardCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { AttributesDialog } from './attributes-dialog.tsx'

/** Where a job is edited: what its candidates will be scored by. */
export function ScorecardButton({ jobId }: { jobId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={ClipboardCheck} onClick={() => setOpen(true)}>
        Scorecard
      </Button>
      {isOpen && <AttributesDialog jobId={jobId} onClose={() => setOpen(false)} />}
    </>
  )
}
