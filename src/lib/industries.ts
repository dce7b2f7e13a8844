/** The industries of a person's profile and of salary data. A company profile has its own, longer list. */
export const industries = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Manufacturing',
  'Retail',
  'Consulting',
  'Real Estate',
  'Marketing',
  'Media',
  'Government',
  'Non-profit',
  'Transportation',
  'Energy',
  'Other',
] as const
