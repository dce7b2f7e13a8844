import { EyeOff } from 'lucide-react'
import { Button } from '#ui/primitives/button.tsx'
import { useDialogState } from '#ui/primitives/dialog-address.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'

const HiddenJobsDialog = lazyComponent(async () => (await import('./hidden-jobs-dialog.tsx')).HiddenJobsDialog)

/** The button 'Hidden jobs' above the list of jobs, which opens what the user hid. */
export function HiddenJobsAction() {
  const [isOpen, setOpen] = useDialogState('hidden-jobs')
  return (
    <>
      <Button icon={EyeOff} onClick={() => setOpen(true)}>
        Hidden jobs
      </Button>
      {isOpen && <HiddenJobsDialog onClose={() => setOpen(false)} />}
    </>
  )
}
