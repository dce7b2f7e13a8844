import { renderMail } from '#server/mail/layout.ts'

/** Staff ask for it too: for somebody who cannot read their old mail any more. */
type Asked = { byStaff?: boolean | undefined }

/**
 * To the new address: a button that confirms it, once, within 24 hours. It contains no name: the address may be a stranger's, and
 * the person who asked chose the name.
 */
export function confirmEmailMail(url: string, { byStaff }: Asked = {}) {
  const subject = 'Confirm your new email for Tandem'
  const mail = renderMail({
    portal: 'seeker',
    preheader: 'One click, and you sign in with this address. The link works for 24 hours.',
    heading: 'Confirm your new email',
    paragraphs: [
      byStaff
        ? 'Our staff entered this address for your Tandem account, so that you sign in with it.'
        : 'You asked to sign in to Tandem with this address.',
      'Until you confirm it, nothing changes. The link works once, for 24 hours.',
    ],
    button: { label: 'Confirm this address', href: url },
    footer: {
      reason: 'You get this because somebody gave this address at Tandem. If it was not you, do nothing.',
    },
  })
  return { subject, ...mail }
}

/** To the present address, as soon as a change is asked for: what happens next, and how to stop it. */
export function emailChangeAskedMail(
  name: string,
  { newEmail, resetUrl, byStaff }: Asked & { newEmail: string; resetUrl: string },
) {
  const subject = 'A new email was asked for on your Tandem account'
  const mail = renderMail({
    portal: 'seeker',
    preheader: 'If it was not you, set a new password: that stops it.',
    heading: 'A change of your email',
    paragraphs: [
      [
        'Hello ',
        { strong: name },
        byStaff
          ? ', our staff entered another address, with which you would sign in: '
          : ', somebody who knows your password asked to sign in with ',
        { strong: newEmail },
        '.',
      ],
      'Nothing changes until the link that we sent there is confirmed. If you wanted this, there is nothing to do here.',
      'If you did not, set a new password now. It stops the change, signs everyone else out and pauses every passkey.',
    ],
    button: { label: 'It was not me: set a new password', href: resetUrl },
    footer: {
      reason: 'You get this because this is the address of your Tandem account. It cannot be switched off.',
    },
  })
  return { subject, ...mail }
}

/** To the old address: it was replaced, and a button takes that back within seven days. */
export function emailChangedMail(name: string, url: string) {
  const subject = 'Your Tandem email was changed'
  const mail = renderMail({
    portal: 'seeker',
    preheader: 'If it was not you, take it back within seven days.',
    heading: 'Your email was changed',
    paragraphs: [
      ['Hello ', { strong: name }, ', your account now signs in with another address, and mail goes there.'],
      'Was it you? Then there is nothing to do. If not, take it back: this address is yours again, every device is signed out, and you set a new password.',
    ],
    button: { label: 'It was not me: take it back', href: url },
    footer: {
      reason: 'You get this because this address was the one of your Tandem account. The link works for 7 days.',
    },
  })
  return { subject, ...mail }
}
