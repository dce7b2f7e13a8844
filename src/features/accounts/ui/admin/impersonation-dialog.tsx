import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { ListedUser } from '../../admin-users-contract.ts'
import { IMPERSONATION_MINUTES } from '../../impersonation-contract.ts'
import { useReloadAsUser } from '../use-session.ts'
import { ReasonDialog } from './reason-dialog.tsx'

/** Starts impersonating a user, read-only, for up to half an hour. */
export function ImpersonationDialog({ user: { id, name }, onClose }: { user: ListedUser; onClose: () => void }) {
  const goOn = useReloadAsUser()
  const begin = useMutation(api.impersonation.begin.mutationOptions())
  return (
    <ReasonDialog
      title={`See Tandem as ${name}`}
      reason={{ label: 'Reason', help: 'Recorded in the audit log with your name and theirs.' }}
      submit="Start session"
      busyText="Starting"
      failed="The session couldn't be started. Please try again."
      onSubmit={async (reason) => {
        await begin.mutateAsync({ id, reason })
        goOn('/app')
      }}
      onClose={onClose}
    >
      <p>
        You see what {name} sees for {IMPERSONATION_MINUTES} minutes, read-only: you can't change anything or mark
        anything as read. Their files, keys and sign-in settings are hidden. The pages you open are logged.
      </p>
    </ReasonDialog>
  )
}
