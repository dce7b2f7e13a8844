import { ClipboardCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'

const AttributesDialog = lazyComponent(async () => (await import('./attributes-dialog.tsx')).AttributesDialog)

/** On a job's edit page: opens the attributes that its candidates are scored by. */
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
