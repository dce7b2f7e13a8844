import { type Link, limits, type ResumeContent } from '#features/document-content/resume-content.ts'
import { isWebScheme } from '#features/document-content/web-address.ts'
import { storableText } from '#lib/tidy-text.ts'

const folded = (url: string) => url.toLowerCase().replace(/^(https?:\/\/)?(www\.)?|\/$/g, '')

/** A link in storable form; null if a browser could not open it. */
export function linkOf(typed: string, label = ''): Link | null {
  const url = storableText(typed)
  if (url === '' || url.length > limits.short || !isWebScheme(url)) return null
  const named = storableText(label)
  return { url, label: named.length > limits.label ? '' : named }
}

/** Adds a link, unless a field of the person already has it; false if it is invalid or the list is full. */
export function addLink(person: ResumeContent['personalInfo'], typed: string, label = ''): boolean {
  const link = linkOf(typed, label)
  if (!link) return false
  const { linkedIn, website, portfolio, links } = person
  const known = [linkedIn, website, portfolio, ...links.map(({ url }) => url)].map(folded)
  if (known.includes(folded(link.url))) return true
  if (links.length >= limits.links) return false
  links.push(link)
  return true
}
