import { COMPANY_HEADER } from '#lib/company-header.ts'
import { IMPERSONATION_HEADER } from '#lib/impersonation-header.ts'

// for this page only: on the server it is never set
let pageCompany: string | null = null
let pageImpersonation: string | null = null

/** Sets the company that this page shows; null if it shows none. */
export function setPageCompany(companyId: string | null): void {
  pageCompany = companyId
}

/** Sets the impersonation session in which this page was opened; null for a page of the user's own. */
export function setPageImpersonation(impersonationId: string | null): void {
  pageImpersonation = impersonationId
}

/** The headers of this page's calls: the company that it shows, and the impersonation session in which it was opened. */
export const companyHeaders = (): Record<string, string> => ({
  ...(pageCompany && { [COMPANY_HEADER]: pageCompany }),
  ...(pageImpersonation && { [IMPERSONATION_HEADER]: pageImpersonation }),
})
