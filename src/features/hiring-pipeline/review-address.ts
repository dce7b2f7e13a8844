import { companyPlace } from '#features/accounts/company-place.ts'

/** The address of an application for a company's members, in whichever company they have open. */
export const reviewAddress = ({ companyId, applicationId }: { companyId: string; applicationId: string }): string =>
  companyPlace(companyId, `/app/company/applications?application=${applicationId}`)
