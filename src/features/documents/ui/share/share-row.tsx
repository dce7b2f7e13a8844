import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { longDateTime, shortDate } from '#lib/dates.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { useZone } from '#ui/use-zone.ts'
import type { Share, ShareView } from '../../share-contract.ts'
import '../share.css'

/** One link: its label, how often it was opened and by whom, and a button to revoke it. */
export function ShareRow({ share, onRevoked }: { share: Share; onRevoked: () => Promise<void> }) {
  const { id, label, createdAt, hidesContact, viewCount, views } = share
  const created = shortDate(createdAt, useZone())
  const name = label || `Link from ${created}`
  const revoke = useRevoke(id, name, onRevoked)
  return (
    <li className="share-row">
      <div className="row row-3 between top">
        <div>
          <div className="strong">{name}</div>
          <div className="meta">
            Created {created} · {viewCount === 1 ? '1 view' : `${viewCount} views`}
          </div>
          {hidesContact && <Badge tone="line">Phone and address hidden</Badge>}
        </div>
        <Button
          variant="danger-quiet"
          size="sm"
          busy={revoke.isPending}
          aria-label={`Revoke ${name}`}
          onClick={() => void revoke.ask()}
        >
          Revoke
        </Button>
      </div>
      {views.length > 0 && <Views views={views} total={viewCount} />}
    </li>
  )
}

function useRevoke(id: string, name: string, onRevoked: () => Promise<void>) {
  const confirm = useConfirm()
  const { mutate, isPending } = useMutation(
    api.shares.revoke.mutationOptions({
      onSuccess: () => void toast.success('Link revoked'),
      onError: (error) => void toast.error(errorText(error, 'Failed to revoke the link')),
      onSettled: onRevoked,
    }),
  )
  const ask = async () => {
    const text = `"${name}" will no longer open this resume. This action cannot be undone.`
    if (await confirm({ title: 'Revoke link', text, action: 'Revoke link' })) mutate({ id })
  }
  return { ask, isPending }
}

function Views({ views, total }: { views: ShareView[]; total: number }) {
  const zone = useZone()
  return (
    <details>
      <summary className="meta">Views</summary>
      <ul className="share-views meta">
        {views.map(({ viewedAt, viewer }) => (
          <li key={viewedAt.toISOString()}>
            <time dateTime={viewedAt.toISOString()}>{longDateTime(viewedAt, zone)}</time>: {nameOf(viewer)}
          </li>
        ))}
        {total > views.length && <li>and {total - views.length} earlier</li>}
      </ul>
    </details>
  )
}

function nameOf(viewer: ShareView['viewer']): string {
  if (!viewer) return "A visitor who wasn't signed in"
  return viewer.company ? `${viewer.name}, ${viewer.company}` : viewer.name
}
