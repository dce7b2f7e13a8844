/** The headers by which a mail program offers to stop such mails in one click (RFC 8058); a POST to the address must do it. */
export const oneClickHeaders = (address: string): Record<string, string> => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
