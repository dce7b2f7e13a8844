import { useEffect } from 'react'
import { COMPANY_CHANNEL, PAGE } from '#client/company-channel.ts'
import { setPageCompany } from '#client/company-headers.ts'
import { useSession } from '#features/accounts/ui/queries.ts'
import type { Viewer } from '#lib/viewer.ts'

/**
 * Binds a page to the company that it was opened for. The page is reloaded when another page opens another company, or when its user is no
 * longer a member. Unsaved changes ask first, and still belong to the company of this page.
 */
export function usePageCompany(shown: Viewer): void {
  const { viewer } = useSession()
  const own = shown.activeCompanyId
  useEffect(() => {
    setPageCompany(own)
    const channel = new BroadcastChannel(COMPANY_CHANNEL)
    channel.onmessage = ({ data }) => data !== PAGE && location.reload()
    return () => {
      setPageCompany(null)
      channel.close()
    }
  }, [own])
  const now = viewer?.activeCompanyId
  useEffect(() => {
    if (own && now !== undefined && now !== own) location.reload()
  }, [own, now])
}
