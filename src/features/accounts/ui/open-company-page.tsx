import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '#client/api.ts'
import { broadcastCompany } from '#client/company-channel.ts'
import type { Viewer } from '#lib/viewer.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { ErrorState, StatePage } from '#ui/page/state-page.tsx'
import { Waiting } from '#ui/page/waiting.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'

type Props = { viewer: Viewer; companyId: string; to: string }

/**
 * /app/company/open/{id}?to=: makes another company of the user the active one and opens the page `to` of its portal (SHELL-16, SHELL-32).
 */
export function OpenCompanyPage({ viewer, companyId, to }: Props) {
  const choose = useMutation(
    api.accounts.chooseCompany.mutationOptions({
      onSuccess: () => {
        broadcastCompany()
        // reload, because all cached data belongs to the previous company
        location.replace(to)
      },
    }),
  )
  const { mutate, error } = choose
  const isOwn = viewer.memberships.some((one) => one.companyId === companyId)
  const requestedId = useRef('')
  useEffect(() => {
    if (!isOwn || requestedId.current === companyId) return
    requestedId.current = companyId
    mutate({ companyId })
  }, [isOwn, companyId, mutate])
  const back = (
    <ButtonLink to="/app/company" variant="primary">
      Company Dashboard
    </ButtonLink>
  )
  if (!isOwn || errorCode(error) === 'NOT_FOUND') {
    return (
      <StatePage title="You're not a member of this company" art="missing" actions={back}>
        You may have been removed from it. {nameOf(viewer)} is still open.
      </StatePage>
    )
  }
  if (!error) return <Waiting />
  return (
    <ErrorState title="Failed to open the company" level="h1" onRetry={() => mutate({ companyId })} actions={back}>
      {errorText(error, 'Please try again.')}
    </ErrorState>
  )
}

const nameOf = ({ memberships, activeCompanyId }: Viewer): string =>
  memberships.find((one) => one.companyId === activeCompanyId)?.companyName ?? 'Your company'
