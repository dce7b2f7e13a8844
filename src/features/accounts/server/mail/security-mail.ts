import { zonedDateTime } from '#lib/dates.ts'
import { renderMail } from '#server/mail/layout.ts'
import type { securityChanges } from '../../events.ts'

type Change = (typeof securityChanges)[number]

const words: Record<Change, { subject: string; says: string }> = {
  password_changed: {
    subject: 'Your Tandem password was changed',
    says: 'your password was changed. Every other device is signed out, and earlier links to your account no longer work.',
  },
  two_factor_on: {
    subject: 'Two-factor is on for your Tandem account',
    says: 'you now need a code from your authenticator app to sign in.',
  },
  two_factor_off: {
    subject: 'Two-factor is off for your Tandem account',
    says: 'you no longer need a code to sign in. Your password alone is enough.',
  },
  backup_codes_renewed: {
    subject: 'Your Tandem account has new backup codes',
    says: 'your earlier backup codes no longer work.',
  },
  backup_code_used: {
    subject: 'A backup code was used to sign in to Tandem',
    says: "one of your backup codes was used to sign in with your password. That code won't work again.",
  },
  passkey_added: {
    subject: 'A passkey was added to your Tandem account',
    says: 'a new passkey can sign in to your account.',
  },
  passkey_removed: {
    subject: 'A passkey was removed from your Tandem account',
    says: 'one of your passkeys can no longer be used to sign in.',
  },
}

const keysPaused = (n: number) =>
  n === 1
    ? 'One API key that you created is paused until you or another admin of its company confirms it.'
    : `${n} API keys that you created are paused until you or another admin of their company confirms them.`

type SecurityMailParams = {
  at: Date
  timeZone: string
  hasPasskeys: boolean
  pausedKeys: number
  accountUrl: string
  resetUrl: string
}

/** Notifies the user of a change to their account's access, also of their own changes, with the number of paused API keys. */
export function securityMail(
  name: string,
  change: Change,
  { at, timeZone, hasPasskeys, pausedKeys, accountUrl, resetUrl }: SecurityMailParams,
) {
  const { subject, says } = words[change]
  const mail = renderMail({
    portal: 'seeker',
    preheader: "If it was you, you don't need to do anything.",
    heading: subject,
    paragraphs: [
      ['Hello ', { strong: name }, `, ${says}`],
      ...(hasPasskeys && change === 'password_changed' ? ['Your passkeys are paused until you confirm them.'] : []),
      ...(pausedKeys > 0 ? [keysPaused(pausedKeys)] : []),
      [
        "If it was you, you don't need to do anything. If not, ",
        { link: 'set a new password', href: resetUrl },
        hasPasskeys
          ? ' right away: that signs out every device and pauses every passkey.'
          : ' right away: that signs out every device.',
      ],
    ],
    facts: [{ label: 'When:', text: zonedDateTime(at, timeZone) }],
    button: { label: 'Review your account', href: accountUrl },
    footer: {
      reason:
        "You're receiving this because the sign-in settings of your Tandem account changed. Security emails can't be turned off.",
    },
  })
  return { subject, ...mail }
}
