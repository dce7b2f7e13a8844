import { useQuery } from '@tanstack/react-query'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import type { OwnItem } from '../../contract.ts'
import { kindLabels, type ModerationKind, titleOf } from '../../rules.ts'
import { ownItemsQuery } from '../queries.ts'
import '../moderation.css'

type Props = { kinds: readonly ModerationKind[]; subjectId?: string }

/** Above a page of the owner's: what of theirs is hidden or was written about, and the way to why (MOD-09). */
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
          title={`${kindLabels[item.kind]} “${titleOf(item)}”`}
        >
          {saysOf(item)}{' '}
          <AppLink to={`/app/moderation/${item.id}`}>{item.isHidden ? 'See why and answer' : 'Read the note'}</AppLink>
        </Notice>
      ))}
    </div>
  )
}

export function saysOf({ isHidden, status, isAsked }: Pick<OwnItem, 'isHidden' | 'status' | 'isAsked'>): string {
  if (!isHidden) return 'Our staff wrote to you about it.'
  if (status === 'pending') return 'is hidden. You changed it, and our staff will look at it again.'
  return isAsked ? 'is hidden. Our staff will answer what you wrote.' : 'was rejected, and nobody sees it.'
}
