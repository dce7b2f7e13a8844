import { Bookmark } from 'lucide-react'
import { Badge } from '#ui/primitives/badge.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import type { BookmarkChange, ResourceCard as Card } from '../../resource-contract.ts'
import { tagsShown } from '../../resource-rules.ts'
import { factsOf, typeIcons } from './resource-labels.ts'
import { ResourceLink } from './resource-link.tsx'
import '../resources.css'

type Props = { resource: Card; onOpen: (key: string) => void; onBookmark: (change: BookmarkChange) => void }

/** One resource in the list: title, type, reading time, tags and bookmark (INTV-37, INTV-39). */
export function ResourceCard({ resource, onOpen, onBookmark }: Props) {
  const { id, key, title, summary, tags, isBookmarked, resourceType, jobRole } = resource
  const Icon = typeIcons[resourceType]
  const more = tags.length - tagsShown
  return (
    <li className="card res-card">
      <p className="meta res-facts">
        <Icon className="ic ic-sm" />
        {factsOf(resource)}
      </p>
      <h2>
        <ResourceLink resourceKey={key} title={title} onOpen={onOpen} />
      </h2>
      <p className="res-summary">{summary}</p>
      <div className="row wrap res-tags">
        {jobRole && <Badge tone="primary">{jobRole}</Badge>}
        {tags.slice(0, tagsShown).map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
        {more > 0 && <span className="meta">+{more} more</span>}
      </div>
      <IconButton
        icon={Bookmark}
        label={`Bookmark ${title}`}
        aria-pressed={isBookmarked}
        className="res-mark"
        onClick={() => onBookmark({ id, isBookmarked: !isBookmarked })}
      />
    </li>
  )
}
