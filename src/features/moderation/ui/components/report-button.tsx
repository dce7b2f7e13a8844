import { Flag } from 'lucide-react'
import { Button } from '#ui/primitives/button.tsx'
import { useDialogState } from '#ui/primitives/dialog-address.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'

const ReportDialog = lazyComponent(async () => (await import('./report-dialog.tsx')).ReportDialog)

/** Reports the open job in the app; the reporter is notified of the outcome. */
export function ReportButton({ jobId }: { jobId: string }) {
  const [isOpen, setOpen] = useDialogState('report')
  return (
    <>
      <Button variant="ghost" size="sm" icon={Flag} onClick={() => setOpen(true)}>
        Report this job
      </Button>
      {isOpen && <ReportDialog jobId={jobId} onClose={() => setOpen(false)} />}
    </>
  )
}
