/** The first part of every key that the product writes. Anything else in a store belongs to somebody else, and is left alone. */
export const STORE_AREAS = [
  'resumes',
  'cover-letters',
  'interview-recordings',
  'profile-avatars',
  'company-logos',
  'blog-pictures',
] as const

/** Where housekeeping moves what it takes for left over; removed for good after a week. */
export const TRASH = 'trash'
