// How an account is kept: its mail address, a second factor (an authenticator app), passkeys and sessions. What gives somebody
// else a way in asks for the password first, and the person is told of it by mail.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine } from '#lib/text.ts'
import { accountErrors, Email, ViewerShape } from './contract.ts'

export const securityErrors = {
  WRONG_PASSWORD: accountErrors.WRONG_PASSWORD,
  ACCOUNT_SUSPENDED: accountErrors.ACCOUNT_SUSPENDED,
  LINK_INVALID: accountErrors.LINK_INVALID,
  ADDRESS_TAKEN: { status: 409, message: 'Another account has this address by now, so nothing was changed.' },
  EMAIL_UNCHANGED: { status: 422, message: 'This is your address already.' },
  SECOND_FACTOR_REQUIRED: accountErrors.SECOND_FACTOR_REQUIRED,
  CODE_WRONG: { status: 403, message: 'This code is not right, or was used before. Please enter the newest one.' },
  SECRET_UNREADABLE: {
    status: 409,
    message:
      'Codes of your authenticator app cannot be checked here any more. Use a backup code, or ask the operators of this site to take two-factor off your account.',
  },
  SIGN_IN_EXPIRED: { status: 410, message: 'Signing in took too long. Please enter your password again.' },
  TWO_FACTOR_ON: { status: 409, message: 'Two-factor is on already.' },
  TWO_FACTOR_OFF: { status: 409, message: 'Two-factor is not on.' },
  PASSKEY_FAILED: { status: 401, message: 'This passkey did not work. Please try again, or use your password.' },
  PASSKEY_PAUSED: {
    status: 403,
    message:
      'This passkey is paused, because your password was changed. Sign in with your password and confirm it in your account.',
  },
  PASSKEY_KNOWN: { status: 409, message: 'This passkey is registered already.' },
  TOO_MANY_PASSKEYS: { status: 409, message: 'An account holds at most 20 passkeys. Please remove one first.' },
} as const

export const mostPasskeys = 20

const security = procedure.errors(securityErrors)
const Done = z.object({ done: z.literal(true) })
const OwnPassword = z.string().min(1, 'Your current password is required').max(200)
/** Six digits of the app, or a backup code; blanks and dashes do not count. */
export const Code = z.string().trim().min(6, 'Please enter the code').max(40, 'Please enter the code')
const Token = z.string().min(20).max(200)
export const PasskeyName = typedLine(60, 'Please give it a name')

/** Only where two-factor is on. */
const OwnCode = Code.optional()
export const ChangeEmail = z.object({ email: Email, password: OwnPassword, code: OwnCode })
export const AskPassword = z.object({ password: OwnPassword })
export const AskOwner = z.object({ password: OwnPassword, code: OwnCode })
export const PasswordAndCode = z.object({ password: OwnPassword, code: Code })
export const SignInCode = z.object({ code: Code, trustDevice: z.boolean().default(false) })

type WithCode = z.ZodObject<{ code: typeof OwnCode }>
/** The schema as the form asks it: where two-factor is on, a code is required. */
export const forOwner = <S extends WithCode>(schema: S, asksForCode: boolean): S =>
  asksForCode ? (schema.safeExtend({ code: Code }) as unknown as S) : schema

const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp.nullable(),
  /** Since when it signs nobody in: the password was changed, and its owner has not confirmed it yet. */
  pausedAt: Timestamp.nullable(),
})
export const SecurityOverview = z.object({
  email: z.string(),
  /** The address that waits to be confirmed. */
  pendingEmail: z.string().nullable(),
  passwordChangedAt: Timestamp.nullable(),
  twoFactor: z.object({ since: Timestamp, codesLeft: z.number().int(), codes: z.number().int() }).nullable(),
  passkeys: z.array(Passkey),
  /** What the browser that asks is called: the name of a new passkey, unless its owner gives another. */
  device: z.string(),
})
export type SecurityOverview = z.infer<typeof SecurityOverview>

export const TwoFactorSetup = z.object({
  /** For typing in by hand, base32. */
  secret: z.string(),
  uri: z.string(),
  /** The same as a QR code: an SVG path of squares in a field of `size` by `size`. */
  qr: z.object({ size: z.number().int(), path: z.string() }),
})
const BackupCodes = z.object({ codes: z.array(z.string()) })

const Base64Url = z.string().regex(/^[\w-]*$/)
const Encoded = Base64Url.max(20_000)
const Credential = { id: Base64Url.max(2_000), rawId: Base64Url.max(2_000), type: z.literal('public-key') }
const Extensions = z.record(z.string().max(100), z.unknown()).default({})
/** What the browser hands over after making a passkey (WebAuthn, RegistrationResponseJSON). */
export const NewPasskey = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: Encoded,
    attestationObject: Encoded,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,40}$/))
      .max(10)
      .optional(),
  }),
  clientExtensionResults: Extensions,
})
/** What the browser hands over after using one (AuthenticationResponseJSON). */
export const UsedPasskey = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: Base64Url.max(200).optional(),
  }),
  clientExtensionResults: Extensions,
})
/** Options for the browser's own dialog, as the WebAuthn standard writes them. */
const Options = z.object({ challenge: z.string() }).catchall(z.unknown())

export const securityContract = {
  overview: security
    .route({ method: 'GET', path: '/security', summary: 'How the own account is kept' })
    .output(SecurityOverview),
  changeEmail: security
    .route({ method: 'POST', path: '/security/email', summary: 'Ask for another mail address; a link to it confirms' })
    .input(ChangeEmail)
    .output(Done),
  confirmEmail: security
    .route({ method: 'POST', path: '/security/email/confirm', summary: 'Confirm the new mail address by its link' })
    .input(z.object({ token: Token }))
    .output(Done),
  undoEmail: security
    .route({ method: 'POST', path: '/security/email/undo', summary: 'Take a change of address back by the link' })
    .input(z.object({ token: Token }))
    .output(Done),
  startTwoFactor: security
    .route({ method: 'POST', path: '/security/two-factor/start', summary: 'Begin to set up an authenticator app' })
    .input(AskPassword)
    .output(TwoFactorSetup),
  confirmTwoFactor: security
    .route({ method: 'POST', path: '/security/two-factor', summary: 'Switch two-factor on by a first code' })
    .input(z.object({ code: Code }))
    .output(BackupCodes),
  renewBackupCodes: security
    .route({ method: 'POST', path: '/security/two-factor/codes', summary: 'New backup codes; the old ones end' })
    .input(PasswordAndCode)
    .output(BackupCodes),
  stopTwoFactor: security
    .route({ method: 'POST', path: '/security/two-factor/stop', summary: 'Switch two-factor off' })
    .input(PasswordAndCode)
    .output(Done),
  signInCode: security
    .route({ method: 'POST', path: '/sign-in/code', summary: 'The second step of signing in: a code' })
    .input(SignInCode)
    .output(ViewerShape),
  startPasskey: security
    .route({ method: 'POST', path: '/security/passkeys/start', summary: 'Begin to register a passkey' })
    .input(AskOwner)
    .output(Options),
  addPasskey: security
    .route({ method: 'POST', path: '/security/passkeys', summary: 'Register the passkey that the browser made' })
    .input(z.object({ name: PasskeyName, passkey: NewPasskey }))
    .output(Passkey),
  renamePasskey: security
    .route({ method: 'PATCH', path: '/security/passkeys/{id}', summary: 'Rename a passkey' })
    .input(z.object({ id: Id, name: PasskeyName }))
    .output(Done),
  confirmPasskeys: security
    .route({ method: 'POST', path: '/security/passkeys/confirm', summary: 'Let the paused passkeys sign in again' })
    .input(AskOwner)
    .output(Done),
  removePasskey: security
    .route({ method: 'POST', path: '/security/passkeys/{id}/remove', summary: 'Remove a passkey' })
    .input(AskOwner.extend({ id: Id }))
    .output(Done),
  startPasskeySignIn: security
    .route({ method: 'POST', path: '/sign-in/passkey/start', summary: 'Begin to sign in with a passkey' })
    .output(Options),
  signInWithPasskey: security
    .route({ method: 'POST', path: '/sign-in/passkey', summary: 'Sign in with a passkey' })
    .input(z.object({ passkey: UsedPasskey }))
    .output(ViewerShape),
  endSession: security
    .route({ method: 'POST', path: '/sessions/{id}/end', summary: 'Sign one device out' })
    .input(AskOwner.extend({ id: Id }))
    .output(Done),
  endOtherSessions: security
    .route({ method: 'POST', path: '/sessions/end-others', summary: 'Sign all other devices out' })
    .input(AskOwner)
    .output(z.object({ ended: z.number().int() })),
}
