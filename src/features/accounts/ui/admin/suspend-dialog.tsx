import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { ListedUser } from '../../admin-users-contract.ts'
import { usersKey } from '../queries.ts'
import { ReasonDialog } from './reason-dialog.tsx'

/** Suspends a user, with a reason that they see when they try to sign in (AUSER-04). */
export function SuspendDialog({ user: { id, name }, onClose }: { user: ListedUser; onClose: () => void }) {
  const queryClient = useQueryClient()
  const suspend = useMutation(api.adminUsers.suspend.mutationOptions())
  return (
    <ReasonDialog
      title={`Suspend ${name}`}
      reason={{ label: 'Reason', help: `${name} sees this when they try to sign in.` }}
      submit="Suspend"
      busyText="Suspending"
      danger
      failed="Failed to suspend the user"
      onSubmit={async (reason) => {
        await suspend.mutateAsync({ id, reason })
        toast.success(`${name} is suspended`)
        await refreshQueries(queryClient, usersKey())
        onClose()
      }}
      onClose={onClose}
    >
      <p>
        They are signed out on every device and can't sign in until you lift the suspension. Their documents,
        applications and companies aren't changed.
      </p>
    </ReasonDialog>
  )
}
