/** Asks to confirm the mail address by a link that works once, for 24 hours. */
export function verificationMail(name: string, url: string) {
  return { subject: 'Confirm your email for Tandem', html: `<a href="${url}">Confirm</a>`, text: `${name}: ${url}` }
}
