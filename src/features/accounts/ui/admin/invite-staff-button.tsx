import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'

const InviteStaffDialog = lazyComponent(async () => (await import('./invite-staff-dialog.tsx')).InviteStaffDialog)

/** The button next to the title of the user list that invites colleagues. */
export function InviteStaffButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={UserPlus} onClick={() => setOpen(true)}>
        Invite staff
      </Button>
      <InviteStaffDialog open={isOpen} onOpenChange={setOpen} />
    </>
  )
}
