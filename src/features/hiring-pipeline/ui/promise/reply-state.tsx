import { useQuery } from '@tanstack/react-query'
import { longDateTime } from '#lib/dates.ts'
import { localZone } from '#ui/use-zone.ts'
import { formatDue } from './due-labels.ts'
import { replyQuery } from './queries.ts'

/** Beside an open application: until when an answer was promised, or that it was given; nothing where none was promised. */
export function ReplyState({ id }: { id: string }) {
  const { data } = useQuery(replyQuery(id))
  if (!data) return null
  const { dueAt, repliedAt } = data
  const zone = localZone()
  return (
    <section>
      <h3>Promised answer</h3>
      {repliedAt ? (
        <p className="meta">
          {repliedAt <= dueAt ? 'Given in time' : 'Given late'}, {longDateTime(repliedAt, zone)}.
        </p>
      ) : (
        <>
          <p className="strong">{formatDue(dueAt, new Date(), zone)}</p>
          <p className="meta">A change of status or a message is the answer.</p>
        </>
      )}
    </section>
  )
}
