// Accounts: identity, sign-in and roles. Every area uses it.
// An account is unverified until the link in the email is used. Platform staff can suspend it.
// Sign-up has three outcomes (new, unverified, verified). Only the server decides which one applies.
import { z } from 'zod'
import { asciiAddress } from '#lib/ascii-address.ts'
import { Id, procedure, Timestamp, TimeZone } from '#lib/contract.ts'
import { personName } from '#lib/text.ts'
import { roles } from '#lib/viewer.ts'

export const accountErrors = {
  ACCOUNT_EXISTS: {
    status: 409,
    message: 'This email is already registered and verified. Please sign in instead.',
  },
  SIGNUP_IN_PROGRESS: { status: 409, message: 'Signup already in progress' },
  USER_ALREADY_VERIFIED: { status: 409, message: 'User already verified' },
  RESEND_FAILED: { status: 502, message: 'Failed to resend verification email. Please try again.' },
  PASSWORD_TOO_COMMON: {
    status: 422,
    message: 'This password is too common. Please choose another.',
  },
  PASSWORD_TOO_EASY: {
    status: 422,
    message: 'This password is easy to guess. Add a few words that are not about you.',
  },
  PASSWORD_UNCHANGED: { status: 422, message: 'This is your current password. Please choose a different one.' },
  INVALID_CREDENTIALS: { status: 401, message: 'The email or password is incorrect.' },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    message: 'Please verify your email first. We sent you a link.',
  },
  FIRST_PASSWORD_EXPIRED: {
    status: 403,
    message: 'The initial password of this account has expired. Use “Forgot password?” to set your own.',
  },
  SECOND_FACTOR_REQUIRED: { status: 403, message: 'Please enter the code from your authenticator app.' },
  ACCOUNT_SUSPENDED: {
    status: 403,
    message: 'This account is suspended. Please contact support.',
    /** The reason that staff gave for the suspension; sent only after the caller proved that the account is theirs. */
    data: z.object({ reason: z.string() }).optional(),
  },
  LINK_INVALID: { status: 410, message: 'This link was already used or has expired. Please request a new one.' },
  WRONG_PASSWORD: { status: 403, message: 'Your current password is incorrect.' },
} as const

/** Error texts of fields. */
export const fieldErrors = {
  email: 'Please enter a valid email address',
  password: 'Password must be at least 6 characters',
  displayName: 'Display name is required',
  confirmPassword: "Passwords don't match",
} as const

/** The email address of an account, with the domain in the form that mail servers use, so that one address cannot have two accounts. */
export const accountEmail = (error: string) =>
  z
    .string()
    .trim()
    .max(254, error)
    .transform(asciiAddress)
    .pipe(z.email(error))
    .transform((email) => email.toLowerCase())
export const Email = accountEmail(fieldErrors.email)
export const Password = z
  .string()
  .min(6, { error: fieldErrors.password, abort: true })
  .max(200, 'Password must be at most 200 characters')
/** A new password. Older stored passwords may be shorter. */
export const ChosenPassword = Password.min(8, 'Please use at least 8 characters')
const DisplayName = personName(fieldErrors.displayName)

export const SignIn = z.object({ email: Email, password: Password })
export const SignUp = z.object({
  displayName: DisplayName,
  email: Email,
  password: ChosenPassword,
})
const isTypedTwice = (form: { password: string; confirmPassword: string }) => form.password === form.confirmPassword
const twice = { path: ['confirmPassword'], message: fieldErrors.confirmPassword }

/** The sign-up form: the same fields and the repeated password, which is not sent to the server. */
export const SignUpForm = SignUp.extend({ confirmPassword: z.string() }).refine(isTypedTwice, twice)
export const RequestReset = z.object({ email: Email })
export const NewPassword = z
  .object({ password: ChosenPassword, confirmPassword: z.string() })
  .refine(isTypedTwice, twice)
/** Form to change the password; needs the current one. */
export const ChangePasswordForm = z
  .object({
    currentPassword: z.string().min(1, 'Your current password is required'),
    password: ChosenPassword,
    confirmPassword: z.string(),
  })
  .refine(isTypedTwice, twice)

export const ViewerShape = z.object({
  userId: Id,
  name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  memberships: z.array(
    z.object({ companyId: Id, companyName: z.string(), role: z.enum(['client_admin', 'client_user']) }),
  ),
  activeCompanyId: Id.nullable(),
  mustChangePassword: z.boolean(),
  needsSecondFactor: z.boolean(),
})

export const Session = z.object({
  viewer: ViewerShape.nullable(),
  /** Set while a platform admin impersonates the viewer: the time when it ends. */
  impersonation: z.object({ id: Id, adminName: z.string(), until: Timestamp }).nullable(),
  /** Demo mode: the sign-in page offers demo accounts, and emails are shown at /dev/mail. */
  isDemo: z.boolean(),
  theme: z.enum(['light', 'dark', 'system']),
  /** Start position of the live stream for a page that loads its data after this call; null without a viewer. */
  liveCursor: z.string().nullable(),
  /** Time zone of emails to the viewer; null if no browser of the viewer has sent one. */
  timeZone: z.string().nullable(),
})

const Device = z.object({
  /** Readable name: 'Firefox on macOS'. */
  name: z.string(),
  kind: z.enum(['phone', 'computer', 'unknown']),
})
export type Device = z.infer<typeof Device>

const account = procedure.errors(accountErrors)

export const accountsContract = {
  session: procedure.route({ method: 'GET', path: '/session', summary: 'Get the signed-in user' }).output(Session),
  signUp: account
    .route({ method: 'POST', path: '/sign-up', summary: 'Create an account, or resend the verification email' })
    .input(SignUp)
    .output(z.object({ outcome: z.enum(['new', 'unverified']) })),
  resendVerification: account
    .route({ method: 'POST', path: '/resend-verification', summary: 'Resend the verification email' })
    .input(z.object({ email: Email }))
    .output(z.object({ sent: z.literal(true) })),
  verification: account
    .route({ method: 'GET', path: '/verification', summary: 'Get the email address that a verification link confirms' })
    .input(z.object({ token: z.string().max(200) }))
    .output(z.object({ email: z.string() })),
  signIn: account.route({ method: 'POST', path: '/sign-in', summary: 'Sign in' }).input(SignIn).output(ViewerShape),
  signOut: procedure
    .route({ method: 'POST', path: '/sign-out', summary: 'Sign out' })
    .output(z.object({ signedOut: z.literal(true) })),
  requestReset: account
    .route({ method: 'POST', path: '/request-reset', summary: 'Request a password reset link' })
    .input(RequestReset)
    .output(z.object({ sent: z.literal(true) })),
  resetPassword: account
    .route({ method: 'POST', path: '/reset-password', summary: 'Set a new password with a reset link' })
    .input(z.object({ token: z.string().min(20).max(200), password: ChosenPassword }))
    .output(z.object({ email: z.string() })),
  changePassword: account
    .route({
      method: 'POST',
      path: '/change-password',
      summary: 'Change your own password; signs out all other sessions',
    })
    .input(z.object({ currentPassword: z.string().min(1).max(200), password: ChosenPassword }))
    .output(ViewerShape),
  chooseCompany: account
    .route({ method: 'POST', path: '/choose-company', summary: 'Open the portal of one of your companies' })
    .input(z.object({ companyId: Id }))
    .output(z.object({ activeCompanyId: Id })),
  saveTimeZone: procedure
    .route({ method: 'PUT', path: '/time-zone', summary: 'Set the time zone used in emails to the signed-in user' })
    .input(z.object({ timeZone: TimeZone }))
    .output(z.object({ timeZone: z.string() })),
  sessions: procedure
    .route({ method: 'GET', path: '/sessions', summary: 'List the sessions of the signed-in user' })
    .output(
      z.array(
        z.object({
          id: Id,
          isCurrent: z.boolean(),
          userAgent: z.string().nullable(),
          device: Device,
          createdAt: Timestamp,
          updatedAt: Timestamp,
          /** Time of the last use, to about a minute. */
          lastActiveAt: Timestamp,
          /** When the session ends, even if it is used. */
          endsAt: Timestamp,
        }),
      ),
    ),
}
