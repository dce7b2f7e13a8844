/** Why a user or visitor reports content. */
export const reportReasons = [
  'fee',
  'misleading',
  'discrimination',
  'not_a_job',
  'expired',
  'personal_data',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]
