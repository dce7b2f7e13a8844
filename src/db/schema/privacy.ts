import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/** Deletions that are not finished: files, quotes in other places and the last mail are pending. The row is deleted when they are done. */
export const accountErasures = pgTable('account_erasures', {
  /** The id of the deleted user. */
  id: id(),
  name: text().notNull(),
  email: text().notNull(),
  fileKeys: jsonb().$type<string[]>().notNull().default([]),
  /** The user's names and addresses, which may occur in messages to others. */
  quotes: jsonb().$type<string[]>().notNull().default([]),
  createdAt: createdAt(),
})
