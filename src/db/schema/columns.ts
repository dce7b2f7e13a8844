import { timestamp, uuid } from 'drizzle-orm/pg-core'
import { newId } from '#lib/ids.ts'

/** Primary key created by the app: a uuid v7, so that rows sort by creation time. */
export const id = () => uuid().primaryKey().$defaultFn(newId)

/** An instant; always with time zone, read as a Date. */
export const timestamptz = () => timestamp({ withTimezone: true, mode: 'date' })

export const createdAt = () => timestamptz().notNull().defaultNow()

export const updatedAt = () =>
  timestamptz()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())
