import { commonErrors } from '#lib/contract.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { accountErrors, fieldErrors } from '../contract.ts'
import { securityErrors } from '../security-contract.ts'

export const UNEXPECTED = 'An unexpected error occurred. Please try again.'

const texts: Record<string, { message: string } | string | undefined> = {
  ...commonErrors,
  ...accountErrors,
  ...securityErrors,
  code: 'Please enter the code',
  ...fieldErrors,
}

/** Title and text of a refusal, by its error code or by the refused field (AUTH-15 to AUTH-23). */
export function refusalOf(refused: string, tab: 'sign-in' | 'sign-up'): { title: string; description: string } {
  const text = Object.hasOwn(texts, refused) ? texts[refused] : undefined
  const description = typeof text === 'string' ? text : (text?.message ?? UNEXPECTED)
  return { title: refusalTitle(refused, tab), description }
}

/** The reason why sign-in was refused; for a suspended user with the reason that staff gave (AUSER-04). */
export function signInRefusal(error: unknown): string {
  const text = errorText(error, UNEXPECTED)
  const reason = errorCode(error) === 'ACCOUNT_SUSPENDED' && (error as { data?: { reason?: string } }).data?.reason
  return reason ? `${text} Reason: ${reason}` : text
}

export function refusalTitle(code: string | undefined, tab: 'sign-in' | 'sign-up'): string {
  if (tab === 'sign-in') return 'Sign in failed'
  if (code === 'ACCOUNT_EXISTS') return 'Account already exists'
  return code === 'RESEND_FAILED' ? 'Error resending email' : 'Sign up failed'
}

/** The form field that an error belongs to: `password` for a refused password, else the form itself. */
export const newPasswordField = (error: unknown): 'password' | 'root' =>
  /^PASSWORD_TOO_(?:COMMON|EASY)$/.test(errorCode(error) ?? '') ? 'password' : 'root'

/** The messages after the account was created, or if it existed unverified (AUTH-16, AUTH-18). */
export const outcomeTexts = {
  new: {
    title: 'Verification email sent',
    description: 'Please check your inbox and click the verification link to complete your signup.',
  },
  unverified: {
    title: 'Account found',
    description: "Your account exists but isn't verified. We've sent a new verification email to your inbox.",
  },
} as const
