/** How many jobs and companies one user can hide. Each search reads all of them. */
export const maxHidden = 1000

export const hiddenErrors = {
  TOO_MANY_HIDDEN: {
    status: 409,
    message: `You've hidden ${maxHidden.toLocaleString('en-US')} jobs and companies, the most possible. Show some again first.`,
  },
} as const
