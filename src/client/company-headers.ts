import { COMPANY_HEADER } from '#lib/company-header.ts'
import { IMPERSONATION_HEADER } from '#lib/impersonation-header.ts'

// of this page alone: on the server nothing sets it
let pageCompany: string | null = null
let pageImpersonation: string | null = null

/** Says which company this page shows; null where it shows none. */
export function setPageCompany(companyId: string | null): void {
  pageCompany = companyId
}

/** Sets the impersonation session in which this page was opened; null for a page of the user's own. */
export function setPageImpersonation(impersonationId: string | null): void {
  pageImpersonation = impersonationId
}

/** The headers of this page's calls: the company that it shows, and the impersonation that it was opened in. */
export const companyHeaders = (): Record<string, string> => ({
  ...(pageCompany && { [COMPANY_HEADER]: pageCompany }),
  ...(pageImpersonation && { [IMPERSONATION_HEADER]: pageImpersonation }),
})
