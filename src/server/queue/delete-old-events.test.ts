import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { notifications } from '#db/schema/notifications.ts'
import { events } from '#db/schema/operations.ts'
import { DAY_MS } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { deleteOldEvents } from './delete-old-events.ts'

const product = productOfFile()

const ago = (days: number) => new Date(Date.now() - days * DAY_MS)

it('deletes events a month after their jobs, but not waiting ones or those with a notification', async () => {
  const { id: userId } = await createUser(product.db)
  await product.db.delete(events)
  const event = (name: string, drained: number | null, due?: number) => ({
    id: newId(),
    name,
    payload: {},
    occurredAt: ago(500),
    drainedAt: drained === null ? null : ago(drained),
    ...(due !== undefined && { dueAt: ago(due) }),
  })
  const spoken = event('notified', 400)
  await product.db
    .insert(events)
    .values([
      event('over', 31),
      event('drained lately', 29),
      event('waits', null),
      spoken,
      event('due lately', 60, 20),
      event('due long ago', 60, 59),
      event('over too', 400),
    ])
  await product.db
    .insert(notifications)
    .values({ userId, eventId: spoken.id, type: 'info', title: 'A title', message: 'A message' })
  expect(await deleteOldEvents(product.services, { atOnce: 2 })).toBe(3)
  const left = await product.db.select({ name: events.name }).from(events)
  expect(left.map(({ name }) => name).toSorted()).toEqual(['drained lately', 'due lately', 'notified', 'waits'])
})

it('has an index for finding the notifications of an event', async () => {
  const { rows } = await product.db.execute<{ column: string }>(sql`
    select pg_get_indexdef(indexrelid, 1, true) as column from pg_index where indrelid = 'notifications'::regclass`)
  expect(rows.map(({ column }) => column)).toContain('event_id')
})
