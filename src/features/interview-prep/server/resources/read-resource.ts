import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { interviewResources } from '#db/schema/interview-prep.ts'
import { articleHtml } from '#lib/article-html.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { Resource } from '../../resource-contract.ts'
import { cardColumns } from './list-resources.ts'

const r = interviewResources
const maxNext = 3

/** One resource in full, with the three that share the most tags. Throws NOT_FOUND for an unknown or retired resource. */
export async function readResource({ db, viewer }: SignedIn, { key }: { key: string }): Promise<Resource> {
  const [row] = await db
    .select({ ...cardColumns(viewer.userId), content: r.content })
    .from(r)
    .where(and(eq(r.key, key), isNull(r.retiredAt)))
  const { content, ...card } = found(row)
  const shared = sql`(select count(*) from unnest(${r.tags}) as tag where tag = any(${sql.param(card.tags, r.tags)}))`
  const next = await db
    .select({ key: r.key, title: r.title })
    .from(r)
    .where(and(ne(r.key, key), isNull(r.retiredAt)))
    .orderBy(sql`${r.jobRole} is not distinct from ${card.jobRole} desc`, desc(shared), asc(r.title))
    .limit(maxNext)
  return { ...card, html: articleHtml(content), next }
}
