import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { loadLater } from '#ui/shell/load-later.tsx'

const InviteStaffDialog = loadLater(async () => (await import('./invite-staff-dialog.tsx')).InviteStaffDialog)

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
