import { renderMail } from '#server/mail/layout.ts'

type ResetMailParams = { url: string; hasPasskeys: boolean }

/** Contains a link to set a new password; it works once, for an hour. Without the name if the address is unconfirmed. */
export function resetMail(name: string | null, { url, hasPasskeys }: ResetMailParams) {
  const subject = 'Set a new password for Tandem'
  const mail = renderMail({
    portal: 'seeker',
    preheader: 'The link works once, for an hour.',
    heading: 'Reset your password',
    paragraphs: [
      name
        ? ['Hello ', { strong: name }, ', here is your link to set a new password. It works once, for an hour.']
        : 'Here is your link to set a new password. It works once, for an hour.',
      hasPasskeys
        ? 'After you set a new password, every device is signed out and your passkeys are paused until you confirm them.'
        : 'After you set a new password, every device is signed out.',
    ],
    button: { label: 'Set a new password', href: url },
    footer: {
      reason:
        "You're receiving this because a password reset was requested on Tandem. If it wasn't you, ignore this email: your password won't change.",
    },
  })
  return { subject, ...mail }
}
