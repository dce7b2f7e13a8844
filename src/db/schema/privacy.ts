import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/** Deletions that are not finished: files, quotes elsewhere and the goodbye are still to do. A row goes when they are done. */
export const accountErasures = pgTable('account_erasures', {
  /** The id that the person had. */
  id: id(),
  name: text().notNull(),
  email: text().notNull(),
  fileKeys: jsonb().$type<string[]>().notNull().default([]),
  /** Names and addresses by which others may have been told of the person. */
  quotes: jsonb().$type<string[]>().notNull().default([]),
  createdAt: createdAt(),
})
