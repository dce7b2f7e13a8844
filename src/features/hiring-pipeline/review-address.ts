import { companyPlace } from '#features/accounts/company-place.ts'

/** Where a company's people find an application that they are told of, whichever of their companies they have open. */
export const reviewAddress = ({ companyId, applicationId }: { companyId: string; applicationId: string }): string =>
  companyPlace(companyId, `/app/company/applications?application=${applicationId}`)
