import { accountErrors } from './contract.ts'

/** Errors of one-time invitation links, for company teams and platform staff. */
export const invitationErrors = {
  ALREADY_INVITED: {
    status: 409,
    message: 'This person has already been invited. You can resend the invitation from the list.',
  },
  INVITATION_GONE: {
    status: 410,
    message: 'This invitation was used, revoked or has expired. Please ask for a new one.',
  },
  INVITATION_OF_OTHER: {
    status: 403,
    message: 'This invitation was sent to another email address. Please sign in with that one.',
  },
  SIGN_IN_FIRST: {
    status: 409,
    message: 'An account with this email already exists. Sign in with it, then accept the invitation.',
  },
  PASSWORD_TOO_COMMON: accountErrors.PASSWORD_TOO_COMMON,
  PASSWORD_TOO_EASY: accountErrors.PASSWORD_TOO_EASY,
  ACCOUNT_SUSPENDED: accountErrors.ACCOUNT_SUSPENDED,
} as const
