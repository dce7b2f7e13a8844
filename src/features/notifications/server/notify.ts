import { notifications } from '#db/schema/notifications.ts'
import { newId } from '#lib/ids.ts'
import type { Services } from '#server/context.ts'
import type { Occurrence } from '#server/queue/worker.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import type { UnitOfWork } from '#server/transaction.ts'
import { notificationToMail } from '../events.ts'
import { kindOfType } from '../preferences.ts'
import type { Text } from '../rules.ts'
import { channelsFor } from './preferences.ts'

type Notified = { id: string; userId: string; mail: boolean }

/**
 * Stores one notification per user and event, also when retried, by the channels that each user chose. Open pages are
 * updated and an email follows (not with `ownMail`: the caller sends its own). Users who turned the kind off get none.
 * Returns the new ones.
 */
export async function notify(
  ctx: Services & UnitOfWork,
  people: readonly string[],
  text: Text,
  href: string,
  { eventId }: Occurrence,
  { ownMail = false }: { ownMail?: boolean } = {},
): Promise<Notified[]> {
  if (people.length === 0) return []
  const { kind = kindOfType(text.type), type, title, message } = text
  const channelsOf = await channelsFor(ctx.db, people, kind)
  const rows = people
    .map((userId) => ({ id: newId(), userId, eventId, type, title, message, href, ...channelsOf(userId) }))
    .filter(({ inApp, mail, digest }) => inApp || mail || digest)
  if (rows.length === 0) return []
  const made = await ctx.db.insert(notifications).values(rows).onConflictDoNothing().returning()
  for (const { id, userId, inApp, mail } of made) {
    if (inApp) await publish(ctx.db, [userId], 'notification', { id, type, title, message, href })
    if (mail && !ownMail) await ctx.emit(notificationToMail({ notificationId: id, kind, userId }))
  }
  return made
}
