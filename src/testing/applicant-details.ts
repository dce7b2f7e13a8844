import type { ApplicantDetails } from '#features/applications/contract.ts'

/** What a person typed into the fields of an application form. The one place in tests that names all of them. */
export const applicantDetails = (overrides: Partial<ApplicantDetails> = {}): ApplicantDetails => ({
  fullName: 'Maya Okafor',
  email: 'maya@okafor.example',
  phone: '(503) 555-0142',
  ...overrides,
})
