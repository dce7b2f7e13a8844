import { useQuery } from '@tanstack/react-query'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import type { OwnItem } from '../../contract.ts'
import type { ModerationKind } from '../../moderation-queue.ts'
import { itemTitle, moderationKindLabels } from '../../rules.ts'
import { ownItemsQuery } from '../queries.ts'
import '../moderation.css'

type Props = { kinds: readonly ModerationKind[]; subjectId?: string }

/** Above a page of the owner: their items that are hidden or have a note, with a link to the reason (MOD-09). */
export function OwnDecisions({ kinds, subjectId }: Props) {
  const items = useQuery(ownItemsQuery()).data ?? []
  const shown = items.filter((item) => kinds.includes(item.kind) && (!subjectId || item.subjectId === subjectId))
  if (shown.length === 0) return null
  return (
    <div className="own-decisions">
      {shown.map((item) => (
        <Notice
          key={item.id}
          tone={item.isHidden ? 'warn' : 'info'}
          title={`${moderationKindLabels[item.kind]} “${itemTitle(item)}”`}
        >
          {saysOf(item)}{' '}
          <AppLink to={`/app/moderation/${item.id}`}>
            {item.isHidden ? 'View details and reply' : 'Read the note'}
          </AppLink>
        </Notice>
      ))}
    </div>
  )
}

export function saysOf({ isHidden, status, isAsked }: Pick<OwnItem, 'isHidden' | 'status' | 'isAsked'>): string {
  if (!isHidden) return 'Tandem staff wrote to you about it.'
  if (status === 'pending') return 'is hidden. You changed it, and our staff will review it again.'
  return isAsked ? 'is hidden. Our staff will reply to your message.' : 'was rejected and is hidden from everyone.'
}
