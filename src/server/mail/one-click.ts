/** The headers for one-click unsubscribe in mail programs (RFC 8058). A POST to the address must unsubscribe. */
export const oneClickHeaders = (address: string): Record<string, string> => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
