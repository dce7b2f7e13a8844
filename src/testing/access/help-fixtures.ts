import { v5 } from 'uuid'
import { helpArticles } from '#db/schema/support.ts'
import type { Db } from '#server/context.ts'
import { canary } from './canaries.ts'

/** The id of the article or draft of a world; its slug is the same. */
export const articleId = (seekerId: string, kind: 'article' | 'draft'): string => v5(`help ${kind}`, seekerId)

/** A public article, and a draft for staff. */
export async function createArticles(db: Db, seeker: { id: string }): Promise<void> {
  const text = { topic: 'account' as const, title: 'Account', summary: 'About it', body: 'Words.', plain: 'Words.' }
  const row = (kind: 'article' | 'draft') => ({
    ...text,
    id: articleId(seeker.id, kind),
    slug: articleId(seeker.id, kind),
  })
  await db.insert(helpArticles).values([
    { ...row('article'), status: 'published' },
    { ...row('draft'), body: canary('supportText', 'platformUser'), status: 'draft' },
  ])
}
