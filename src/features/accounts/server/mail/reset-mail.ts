/** Offers a link to set a new password; it works once, for an hour. */
export function resetMail(name: string, url: string) {
  return {
    subject: 'Set a new password for Tandem',
    html: `<a href="${url}">Set a new password</a>`,
    text: `${name}: ${url}`,
  }
}
