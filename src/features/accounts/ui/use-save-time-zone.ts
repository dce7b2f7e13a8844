import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { client } from '#client/api.ts'
import { localZone } from '#ui/use-zone.ts'
import { sessionQuery, useSession } from './queries.ts'

/** Saves the time zone of this browser if the account has another one, so that emails show times in the reader's time zone. */
export function useSaveTimeZone(): void {
  const queryClient = useQueryClient()
  const { viewer, impersonation, timeZone } = useSession()
  const canSave = viewer && !impersonation && !viewer.mustChangePassword && !viewer.needsSecondFactor
  useEffect(() => {
    const here = localZone()
    if (!canSave || here === timeZone) return
    client.accounts
      .saveTimeZone({ timeZone: here })
      .then((saved) =>
        queryClient.setQueryData(sessionQuery().queryKey, (session) => session && { ...session, ...saved }),
      )
      // nothing on the page depends on it; the next page tries again
      .catch(() => {})
  }, [canSave, timeZone, queryClient])
}
