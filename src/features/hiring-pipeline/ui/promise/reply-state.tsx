import { useQuery } from '@tanstack/react-query'
import { longDateTime } from '#lib/dates.ts'
import { useZone } from '#ui/use-zone.ts'
import { formatDue } from './due-labels.ts'
import { replyQuery } from './queries.ts'

/** Next to an open application: when the promised answer is due, or that it was given; nothing without a promise. */
export function ReplyState({ id }: { id: string }) {
  const { data } = useQuery(replyQuery(id))
  const zone = useZone()
  if (!data) return null
  const { dueAt, repliedAt } = data
  return (
    <section>
      <h3>Promised reply</h3>
      {repliedAt ? (
        <p className="meta">
          {repliedAt <= dueAt ? 'Replied on time' : 'Replied late'}, {longDateTime(repliedAt, zone)}.
        </p>
      ) : (
        <>
          <p className="strong">{formatDue(dueAt, new Date(), zone)}</p>
          <p className="meta">A status change or a message counts as a reply.</p>
        </>
      )}
    </section>
  )
}
