/** Errors of the profile and the analytics for a user without a company (CANA-13). */
export const companyErrors = {
  NO_COMPANY: { status: 403, message: 'User is not associated with any company' },
  COMPANY_NOT_FOUND: { status: 404, message: 'User company not found' },
} as const

export const deleteRefused = { status: 403, message: 'Only platform administrators can delete companies' } as const
