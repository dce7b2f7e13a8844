/**
 * A mail address with the domain as mail servers know it: 'info@münchen.example' gives 'info@xn--mnchen-3ya.example'. What is no
 * address, or is in ASCII already, is given back as it is.
 */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  // letters, marks, digits, hyphens and dots alone: a URL would take the rest for its own signs
  if (at < 1 || !/[^\p{ASCII}]/u.test(domain) || !/^[\p{L}\p{M}\p{N}.-]{1,253}$/u.test(domain)) return address
  const url = `http://${domain}`
  return URL.canParse(url) ? `${address.slice(0, at)}@${new URL(url).hostname}` : address
}
