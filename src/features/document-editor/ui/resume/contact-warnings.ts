import { isWebScheme } from '#features/document-content/web-address.ts'

/** A warning about an email address; '' for none. */
export const emailWarning = (text: string) =>
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim()) ? '' : "This doesn't look like an email address."

/** A warning about a link; '' for none. Only web addresses become links. */
export function linkWarning(text: string): string {
  const link = text.trim()
  if (!isWebScheme(link)) return 'Only web addresses become links. This stays plain text.'
  return /\s/.test(link) || !link.includes('.') ? "This doesn't look like a web address." : ''
}
