import { renderMail } from '#server/mail/layout.ts'

/** Confirms that the account was deleted. It is the last email to the person. */
export function goodbyeMail(name: string) {
  const subject = 'Your Tandem account was deleted'
  const mail = renderMail({
    portal: 'seeker',
    preheader: 'Your profile, documents, files and applications are deleted.',
    heading: 'Your account was deleted',
    paragraphs: [
      ['Goodbye ', { strong: name }, ', your account was deleted.'],
      'Your profile, documents, files, applications and notes are deleted, and companies no longer see your applications. Backups may contain them for a while longer; see the privacy policy. This is our last email to this address.',
    ],
    footer: { reason: "You're receiving this because the Tandem account with this address was deleted." },
  })
  return { subject, ...mail }
}
