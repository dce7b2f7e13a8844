import { BookOpen, ExternalLink, FileText, type LucideIcon, Video } from 'lucide-react'
import { counted } from '#lib/count-word.ts'
import type { ResourceCard } from '../../resource-contract.ts'
import type { ResourceType } from '../../resource-rules.ts'
import { resourceTypeLabels } from '../../resource-rules.ts'

export const typeIcons: Record<ResourceType, LucideIcon> = {
  article: FileText,
  video: Video,
  link: ExternalLink,
  guide: BookOpen,
}

/** The short host name of a link: 'eeoc.gov'. */
export const siteOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '')

/** The type of a resource with its reading time or its site: 'Guide · 3 minutes'. */
export function factsOf({ resourceType, minutes, externalUrl }: ResourceCard): string {
  const reading = externalUrl ? siteOf(externalUrl) : counted(minutes, 'minute')
  return `${resourceTypeLabels[resourceType]} · ${reading}`
}
