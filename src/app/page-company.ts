import { useEffect } from 'react'
import { useSession } from '#features/accounts/ui/queries.ts'
import type { Viewer } from '#lib/viewer.ts'
import { setPageCompany } from './company-headers.ts'

const CHANNEL = 'tandem-company'
/** This page among the others: it leaves for the company by itself. */
const PAGE = Math.random()

/** Notifies this browser's other pages that another company's portal was opened. */
export function announceCompany(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(PAGE)
  channel.close()
}

/**
 * Ties a page to the company that it was opened for. The page is reloaded when another page opened another company, or when its
 * user is no longer a member; unsaved changes ask first, and remain changes to the company of this page.
 */
export function usePageCompany(shown: Viewer): void {
  const { viewer } = useSession()
  const own = shown.activeCompanyId
  useEffect(() => {
    setPageCompany(own)
    const channel = new BroadcastChannel(CHANNEL)
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
