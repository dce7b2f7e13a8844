/** What looks wrong about an address for mail; '' where nothing does. */
export const oddEmail = (text: string) =>
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim()) ? '' : 'This does not look like an email address.'

/** What looks wrong about a link; '' where nothing does. Only web addresses become links, whatever is typed. */
export function oddLink(text: string): string {
  const link = text.trim()
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(link)?.[1]?.toLowerCase()
  if (scheme && scheme !== 'http' && scheme !== 'https')
    return 'Only web addresses become links. This stays plain text.'
  return /\s/.test(link) || !link.includes('.') ? 'This does not look like a web address.' : ''
}
