import { accountErrors } from './contract.ts'

/** What refuses an invitation by a link that works once, of a company's team and of the platform's staff. */
export const invitationErrors = {
  ALREADY_INVITED: {
    status: 409,
    message: 'This person is invited already. You can send the invitation again from the list.',
  },
  INVITATION_GONE: {
    status: 410,
    message: 'This invitation was used, withdrawn or has expired. Please ask for a new one.',
  },
  INVITATION_OF_OTHER: {
    status: 403,
    message: 'This invitation is for another address. Please sign in with that one.',
  },
  SIGN_IN_FIRST: {
    status: 409,
    message: 'There is an account with this address already. Please sign in with it, then accept.',
  },
  PASSWORD_TOO_COMMON: accountErrors.PASSWORD_TOO_COMMON,
  PASSWORD_TOO_EASY: accountErrors.PASSWORD_TOO_EASY,
  ACCOUNT_SUSPENDED: accountErrors.ACCOUNT_SUSPENDED,
} as const
