import { renderMail } from '#server/mail/layout.ts'

/** Confirms that the account is gone; the last mail that the person gets. */
export function goodbyeMail(name: string) {
  const subject = 'Your Tandem account is deleted'
  const mail = renderMail({
    portal: 'seeker',
    preheader: 'Everything that was kept about you is gone.',
    heading: 'Your account is deleted',
    paragraphs: [
      ['Goodbye ', { strong: name }, ', your account is deleted.'],
      'Your profile, documents, files, applications and notes are gone, also from the lists of the companies that got them. We no longer have your address either: this is our last mail.',
    ],
    footer: { reason: 'You get this because an account with this address was deleted at Tandem.' },
  })
  return { subject, ...mail }
}
