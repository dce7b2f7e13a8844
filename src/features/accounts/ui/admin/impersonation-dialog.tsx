import { useMutation } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import type { ListedUser } from '../../admin-users-contract.ts'
import { LOOK_MINUTES } from '../../impersonation-contract.ts'
import { useGoOn } from '../use-session.ts'
import { ReasonDialog } from './reason-dialog.tsx'

/** Goes on as somebody, changing nothing, until it is ended or half an hour is over. */
export function ImpersonationDialog({ user: { id, name }, onClose }: { user: ListedUser; onClose: () => void }) {
  const goOn = useGoOn()
  const begin = useMutation(api.impersonation.begin.mutationOptions())
  return (
    <ReasonDialog
      title={`See Tandem as ${name}`}
      reason={{ label: 'Reason', help: 'It stands in the audit log with your name and theirs.' }}
      submit="Begin"
      busyText="Beginning"
      failed="You could not be shown what this person sees. Please try again."
      onSubmit={async (reason) => {
        await begin.mutateAsync({ id, reason })
        goOn('/app')
      }}
      onClose={onClose}
    >
      <p>
        You see what {name} sees, for {LOOK_MINUTES} minutes. Every change is refused, nothing counts as read by them,
        and their files, keys and ways to sign in stay closed. What you open is written down.
      </p>
    </ReasonDialog>
  )
}
