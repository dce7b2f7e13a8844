/**
 * Converts the domain of an email address to the form that mail servers use: 'info@münchen.example' gives 'info@xn--mnchen-3ya.example'.
 * Text that is not an address, or is already ASCII, is returned unchanged.
 */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  // only letters, marks, digits, hyphens and dots: a URL gives other characters a meaning of its own
  if (at < 1 || !/[^\p{ASCII}]/u.test(domain) || !/^[\p{L}\p{M}\p{N}.-]{1,253}$/u.test(domain)) return address
  const url = `http://${domain}`
  return URL.canParse(url) ? `${address.slice(0, at)}@${new URL(url).hostname}` : address
}
