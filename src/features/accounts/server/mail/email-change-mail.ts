import { renderMail } from '#server/mail/layout.ts'

/** Staff can request the change too, for a user who can no longer read mail at the old address. */
type Options = { byStaff?: boolean | undefined }

/**
 * To the new address: a button that confirms it, once, within 24 hours. It contains no name: the address may be a stranger's, and
 * the person who asked chose the name.
 */
export function confirmEmailMail(url: string, { byStaff }: Options = {}) {
  const subject = 'Confirm your new email for Tandem'
  const mail = renderMail({
    portal: 'seeker',
    preheader: 'Click the button to sign in with this address from now on. The link works for 24 hours.',
    heading: 'Confirm your new email',
    paragraphs: [
      byStaff
        ? 'Our staff changed the email that you use to sign in to Tandem to this address.'
        : 'You asked to use this email address to sign in to Tandem.',
      'Nothing changes until you confirm it. The link works once, for 24 hours.',
    ],
    button: { label: 'Confirm this address', href: url },
    footer: {
      reason: "You're receiving this because this address was entered on Tandem. If it wasn't you, ignore this email.",
    },
  })
  return { subject, ...mail }
}

/** To the current address when a change is requested: what happens next, and how to stop it. */
export function emailChangeRequestedMail(
  name: string,
  { newEmail, resetUrl, hasPasskeys, byStaff }: Options & { newEmail: string; resetUrl: string; hasPasskeys: boolean },
) {
  const subject = 'Request to change your Tandem email'
  const mail = renderMail({
    portal: 'seeker',
    preheader: "If it wasn't you, set a new password to stop the change.",
    heading: 'Request to change your email',
    paragraphs: [
      [
        'Hello ',
        { strong: name },
        byStaff
          ? ', our staff asked to change the email of your account to '
          : ', someone signed in with your password asked to change the email of your account to ',
        { strong: newEmail },
        '.',
      ],
      "Nothing changes until that address is confirmed. If you wanted this, you don't need to do anything here.",
      hasPasskeys
        ? "If you didn't, set a new password now. That stops the change, signs out every device and pauses every passkey."
        : "If you didn't, set a new password now. That stops the change and signs out every device.",
    ],
    button: { label: "It wasn't me: set a new password", href: resetUrl },
    footer: {
      reason:
        "You're receiving this because this is the email of your Tandem account. Security emails can't be turned off.",
    },
  })
  return { subject, ...mail }
}

/** To the old address after the change, with a button that undoes it within seven days. */
export function emailChangedMail(name: string, url: string) {
  const subject = 'Your Tandem email was changed'
  const mail = renderMail({
    portal: 'seeker',
    preheader: "If it wasn't you, undo it within seven days.",
    heading: 'Your email was changed',
    paragraphs: [
      [
        'Hello ',
        { strong: name },
        ', the email of your account was changed. You now sign in with the new address, and our emails go there.',
      ],
      "If it was you, you don't need to do anything. If not, undo the change: this address becomes yours again, every device is signed out, and you set a new password.",
    ],
    button: { label: "It wasn't me: undo the change", href: url },
    footer: {
      reason: "You're receiving this because this was the email of your Tandem account. The link works for 7 days.",
    },
  })
  return { subject, ...mail }
}
