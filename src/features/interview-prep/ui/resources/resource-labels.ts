import { BookOpen, ExternalLink, FileText, type LucideIcon, Video } from 'lucide-react'
import type { ResourceCard } from '../../resource-contract.ts'
import type { ResourceType } from '../../resource-rules.ts'
import { typeLabels } from '../../resource-rules.ts'

export const typeIcons: Record<ResourceType, LucideIcon> = {
  article: FileText,
  video: Video,
  link: ExternalLink,
  guide: BookOpen,
}

/** The site that a link leads to, as people name it: 'eeoc.gov'. */
export const siteOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '')

/** What it is, and how long it takes or where it leads: 'Guide · 3 minutes'. */
export function factsOf({ resourceType, minutes, externalUrl }: ResourceCard): string {
  const reading = externalUrl ? siteOf(externalUrl) : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  return `${typeLabels[resourceType]} · ${reading}`
}
