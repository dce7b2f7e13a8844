import { eq } from 'drizzle-orm'
import { blogPosts } from '#db/schema/blog.ts'
import { setArticleHidden } from '#features/blog/server/hide-article.ts'
import { factsOf, type Kind, passagesIn, passagesOf } from './subject.ts'

export const articleKind: Kind = {
  async read(db, id) {
    const [post] = await db.select().from(blogPosts).where(eq(blogPosts.id, id))
    if (!post) return null
    const isPublic = post.status === 'published' && post.hiddenAt === null
    return {
      passages: [...passagesOf([{ heading: null, paragraphs: [post.excerpt] }]), ...passagesIn(post.content, null)],
      facts: factsOf({
        State: post.status,
        Words: post.wordCount,
        Published: post.publishedAt,
      }),
      link: isPublic ? `/blog/${post.slug}` : null,
      editLink: '/app/admin/blog',
    }
  },
  lock: (db, id) => db.select({ id: blogPosts.id }).from(blogPosts).where(eq(blogPosts.id, id)).for('no key update'),
  hide: (db, id, isHidden) => setArticleHidden(db, { id, isHidden }),
}
