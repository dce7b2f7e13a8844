import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { OwnerDialog } from '#features/accounts/ui/components/security/owner-dialog.tsx'
import { errorCode } from '#ui/error-text.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { ApiKey } from '../../key-contract.ts'

type Props = { apiKey: Pick<ApiKey, 'id' | 'name' | 'madeBy'>; onClose: () => void }

/** Reactivates a paused key, with the same proof as creating one. */
export function ConfirmKeyDialog({ apiKey: { id, name, madeBy }, onClose }: Props) {
  // set after the server asks for a code: the viewer has two-factor on
  const [asksForCode, setAsksForCode] = useState(false)
  const queryClient = useQueryClient()
  const confirm = useMutation(
    api.apiKeys.confirm.mutationOptions({
      onSuccess: () => refreshQueries(queryClient, api.apiKeys.key()),
      onError: (error) => errorCode(error) === 'SECOND_FACTOR_REQUIRED' && setAsksForCode(true),
    }),
  )
  return (
    <OwnerDialog
      title="Confirm API key"
      submit="Confirm key"
      busyText="Confirming"
      asksForCode={asksForCode}
      run={(proof) => confirm.mutateAsync({ id, ...proof })}
      done="The API key works again"
      onClose={onClose}
    >
      “<span className="break-words">{name}</span>” was created by {madeBy}, whose password was changed since then.
      Confirm the key only if you recognize it. Otherwise, revoke it.
    </OwnerDialog>
  )
}
