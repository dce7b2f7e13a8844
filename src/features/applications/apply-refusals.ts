/** Why a person may not apply, or may not apply now. */
export const applyRefusals = {
  APPLY_SIGNED_OUT: { status: 401, message: 'Please log in to apply for jobs' },
  APPLY_SEEKERS_ONLY: { status: 403, message: 'Only job seekers can apply for jobs' },
  ALREADY_APPLIED: { status: 409, message: 'You have already applied to this job' },
  APPLICATIONS_CLOSED: { status: 409, message: 'Applications for this job have closed.' },
  SUBSCRIPTION_REQUIRED: {
    status: 402,
    message: "Applying requires a subscription, and yours isn't active.",
  },
  MONTHLY_LIMIT_REACHED: {
    status: 402,
    message: "You've used all applications in your plan for this month. A larger plan includes more.",
  },
} as const
