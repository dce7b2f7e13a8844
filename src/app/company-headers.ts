import { COMPANY_HEADER } from '#lib/company-header.ts'

// of this page alone: on the server nothing sets it
let pageCompany: string | null = null

/** Says which company this page shows; null where it shows none. */
export function setPageCompany(companyId: string | null): void {
  pageCompany = companyId
}

/** What the calls of this page say of the company that it shows. */
export const companyHeaders = (): Record<string, string> => (pageCompany ? { [COMPANY_HEADER]: pageCompany } : {})
