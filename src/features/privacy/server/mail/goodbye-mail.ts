import { renderMail } from '#server/mail/layout.ts'

/** Confirms that the account is gone; the last mail that the person gets. */
export function goodbyeMail(name: string) {
  const subject = 'Your Tandem account is deleted'
  const mail = renderMail({
    portal: 'seeker',
    preheader: 'Your profile, documents, files and applications are deleted.',
    heading: 'Your account is deleted',
    paragraphs: [
      ['Goodbye ', { strong: name }, ', your account is deleted.'],
      'Your profile, documents, files, applications and notes are deleted, also from the lists of the companies that got them. Backups may hold them for a while longer; the privacy policy says how long. This is our last mail to this address.',
    ],
    footer: { reason: 'You get this because an account with this address was deleted at Tandem.' },
  })
  return { subject, ...mail }
}
