// Account security: email address, two-factor (an authenticator app), passkeys and sessions. Every change that could
// give another person access asks for the password first, and the user is notified by email.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine } from '#lib/text.ts'
import { accountErrors, Email, ViewerShape } from './contract.ts'

export const securityErrors = {
  WRONG_PASSWORD: accountErrors.WRONG_PASSWORD,
  ACCOUNT_SUSPENDED: accountErrors.ACCOUNT_SUSPENDED,
  LINK_INVALID: accountErrors.LINK_INVALID,
  ADDRESS_TAKEN: { status: 409, message: 'Another account now uses this email address, so nothing was changed.' },
  EMAIL_UNCHANGED: { status: 422, message: 'This is already your email address.' },
  SECOND_FACTOR_REQUIRED: accountErrors.SECOND_FACTOR_REQUIRED,
  CODE_WRONG: { status: 403, message: 'This code is incorrect or was already used. Please enter the latest one.' },
  SECRET_UNREADABLE: {
    status: 409,
    message:
      "Codes from your authenticator app can't be checked at the moment. Use a backup code, or ask support to turn off two-factor for your account.",
  },
  SIGN_IN_EXPIRED: { status: 410, message: 'Sign-in took too long. Please enter your password again.' },
  TWO_FACTOR_ON: { status: 409, message: 'Two-factor is already on.' },
  TWO_FACTOR_OFF: { status: 409, message: 'Two-factor is not on.' },
  PASSKEY_FAILED: { status: 401, message: "This passkey didn't work. Please try again, or use your password." },
  PASSKEY_PAUSED: {
    status: 403,
    message:
      'This passkey is paused because your password was changed. Sign in with your password and confirm it in your account.',
  },
  PASSKEY_KNOWN: { status: 409, message: 'This passkey is already registered.' },
  TOO_MANY_PASSKEYS: { status: 409, message: 'You can have at most 20 passkeys. Please remove one first.' },
} as const

export const maxPasskeys = 20

const security = procedure.errors(securityErrors)
const Done = z.object({ done: z.literal(true) })
const OwnPassword = z.string().min(1, 'Your current password is required').max(200)
/** Six digits of the app, or a backup code. Spaces and dashes are ignored. */
export const Code = z.string().trim().min(6, 'Please enter the code').max(40, 'Please enter the code')
const Token = z.string().min(20).max(200)
export const PasskeyName = typedLine(60, 'Please enter a name')

/** Only if two-factor is on. */
const OwnCode = Code.optional()
export const ChangeEmail = z.object({ email: Email, password: OwnPassword, code: OwnCode })
export const AskPassword = z.object({ password: OwnPassword })
export const AskOwner = z.object({ password: OwnPassword, code: OwnCode })
export const PasswordAndCode = z.object({ password: OwnPassword, code: Code })
export const SignInCode = z.object({ code: Code, trustDevice: z.boolean().default(false) })

type WithCode = z.ZodObject<{ code: typeof OwnCode }>
/** The schema of the form: a code is required if two-factor is on. */
export const forOwner = <S extends WithCode>(schema: S, asksForCode: boolean): S =>
  asksForCode ? (schema.safeExtend({ code: Code }) as unknown as S) : schema

const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp.nullable(),
  /** When the passkey was paused by a password change; null if the owner confirmed it since. */
  pausedAt: Timestamp.nullable(),
})
export const SecurityOverview = z.object({
  email: z.string(),
  /** The new address that is not confirmed yet. */
  pendingEmail: z.string().nullable(),
  passwordChangedAt: Timestamp.nullable(),
  twoFactor: z.object({ since: Timestamp, codesLeft: z.number().int(), codes: z.number().int() }).nullable(),
  passkeys: z.array(Passkey),
  /** Name of this browser: the default name of a new passkey. */
  device: z.string(),
})
export type SecurityOverview = z.infer<typeof SecurityOverview>

export const TwoFactorSetup = z.object({
  /** For manual input, in base32. */
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
/** The browser's response after creating a passkey (WebAuthn, RegistrationResponseJSON). */
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
/** The browser's response after using a passkey (AuthenticationResponseJSON). */
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
/** Options for the browser's dialog, in the format of the WebAuthn standard. */
const Options = z.object({ challenge: z.string() }).catchall(z.unknown())

export const securityContract = {
  overview: security
    .route({ method: 'GET', path: '/security', summary: 'Get your sign-in and security settings' })
    .output(SecurityOverview),
  changeEmail: security
    .route({
      method: 'POST',
      path: '/security/email',
      summary: 'Request a new email address; a link sent to it confirms the change',
    })
    .input(ChangeEmail)
    .output(Done),
  confirmEmail: security
    .route({ method: 'POST', path: '/security/email/confirm', summary: 'Confirm a new email address with its link' })
    .input(z.object({ token: Token }))
    .output(Done),
  undoEmail: security
    .route({ method: 'POST', path: '/security/email/undo', summary: 'Undo a change of email address with its link' })
    .input(z.object({ token: Token }))
    .output(Done),
  startTwoFactor: security
    .route({ method: 'POST', path: '/security/two-factor/start', summary: 'Start setting up an authenticator app' })
    .input(AskPassword)
    .output(TwoFactorSetup),
  confirmTwoFactor: security
    .route({ method: 'POST', path: '/security/two-factor', summary: 'Turn on two-factor with a first code' })
    .input(z.object({ code: Code }))
    .output(BackupCodes),
  renewBackupCodes: security
    .route({
      method: 'POST',
      path: '/security/two-factor/codes',
      summary: 'Create new backup codes; the old ones stop working',
    })
    .input(PasswordAndCode)
    .output(BackupCodes),
  stopTwoFactor: security
    .route({ method: 'POST', path: '/security/two-factor/stop', summary: 'Turn off two-factor' })
    .input(PasswordAndCode)
    .output(Done),
  signInCode: security
    .route({ method: 'POST', path: '/sign-in/code', summary: 'Complete sign-in with a two-factor code' })
    .input(SignInCode)
    .output(ViewerShape),
  startPasskey: security
    .route({ method: 'POST', path: '/security/passkeys/start', summary: 'Start registering a passkey' })
    .input(AskOwner)
    .output(Options),
  addPasskey: security
    .route({ method: 'POST', path: '/security/passkeys', summary: 'Register the passkey that the browser created' })
    .input(z.object({ name: PasskeyName, passkey: NewPasskey }))
    .output(Passkey),
  renamePasskey: security
    .route({ method: 'PATCH', path: '/security/passkeys/{id}', summary: 'Rename a passkey' })
    .input(z.object({ id: Id, name: PasskeyName }))
    .output(Done),
  confirmPasskeys: security
    .route({
      method: 'POST',
      path: '/security/passkeys/confirm',
      summary: 'Confirm paused passkeys so that they work again',
    })
    .input(AskOwner)
    .output(Done),
  removePasskey: security
    .route({ method: 'POST', path: '/security/passkeys/{id}/remove', summary: 'Remove a passkey' })
    .input(AskOwner.extend({ id: Id }))
    .output(Done),
  startPasskeySignIn: security
    .route({ method: 'POST', path: '/sign-in/passkey/start', summary: 'Start signing in with a passkey' })
    .output(Options),
  signInWithPasskey: security
    .route({ method: 'POST', path: '/sign-in/passkey', summary: 'Sign in with a passkey' })
    .input(z.object({ passkey: UsedPasskey }))
    .output(ViewerShape),
  endSession: security
    .route({ method: 'POST', path: '/sessions/{id}/end', summary: 'Sign out one device' })
    .input(AskOwner.extend({ id: Id }))
    .output(Done),
  endOtherSessions: security
    .route({ method: 'POST', path: '/sessions/end-others', summary: 'Sign out all other devices' })
    .input(AskOwner)
    .output(z.object({ ended: z.number().int() })),
}
