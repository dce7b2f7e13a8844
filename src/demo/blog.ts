import { userRoles, users } from '#db/schema/accounts.ts'
import {
  blogCategories,
  blogLikes,
  blogPosts,
  blogPostTags,
  blogRevisions,
  blogSlugs,
  blogTags,
} from '#db/schema/blog.ts'
import { profiles } from '#db/schema/profiles.ts'
import { postScheduled } from '#features/blog/events.ts'
import { countPostWords, slugOf } from '#features/blog/rules.ts'
import { articleHtml } from '#lib/article-html.ts'
import { plainText } from '#lib/html-text.ts'
import type { Db } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import { blogArticles, blogAuthors, blogCategories as categoryTexts, type SampleArticle } from './content/blog.ts'
import { seekers } from './content/seekers.ts'
import { daysAgo, idOf } from './keys.ts'

const id = (kind: 'post' | 'category' | 'tag', key: string) => idOf('article', `${kind} ${key}`)

/** The sample blog: authors, categories, published articles, a scheduled one and a draft. */
export async function seedBlog(db: Db, { now }: { now: Date }): Promise<void> {
  await seedAuthors(db, now)
  await db.insert(blogCategories).values(
    categoryTexts().map(({ name, description }) => ({
      id: id('category', name),
      name,
      slug: slugOf(name),
      description,
    })),
  )
  const articles = blogArticles()
  const tags = [...new Set(articles.flatMap((article) => article.tags))]
  await db.insert(blogTags).values(tags.map((name) => ({ id: id('tag', name), name, slug: slugOf(name) })))
  const posts = articles.map((article) => postOf(article, now))
  await db.insert(blogPosts).values(posts)
  const published = posts.filter(({ status }) => status === 'published')
  await db.insert(blogSlugs).values(published.map(({ slug, id: postId }) => ({ slug, postId })))
  await db
    .insert(blogPostTags)
    .values(
      articles.flatMap(({ key, tags: own }) => own.map((tag) => ({ postId: id('post', key), tagId: id('tag', tag) }))),
    )
  await db.insert(blogRevisions).values(
    posts.map(({ id: postId, title, excerpt, content, authorId, createdAt }) => ({
      ...{ postId, title, excerpt, content, writtenBy: authorId, createdAt },
      updatedAt: createdAt,
      isKept: true,
    })),
  )
  await seedLikes(db, now)
  for (const { id: postId, publishAt } of posts)
    if (publishAt)
      await transaction({ db }, ({ emit }) =>
        emit(postScheduled({ postId, publishAt: publishAt.toISOString() }), { at: publishAt }),
      )
}

/** Staff who write but cannot sign in, because they have no password. */
async function seedAuthors(db: Db, now: Date): Promise<void> {
  const people = blogAuthors().map(({ key, name, headline, bio }) => ({
    userId: idOf('user', key),
    key,
    name,
    headline,
    bio,
  }))
  const createdAt = daysAgo(now, 300)
  await db.insert(users).values(
    people.map(({ userId, key, name }) => {
      const account = { id: userId, name, email: `${key}@tandem.test`, emailVerified: true, isSample: true }
      return { ...account, createdAt, updatedAt: createdAt }
    }),
  )
  await db.insert(userRoles).values(people.map(({ userId }) => ({ userId, role: 'platform_user' as const, createdAt })))
  await db
    .insert(profiles)
    .values(people.map(({ userId, headline, bio }) => ({ userId, bio, currentJobTitle: headline })))
}

function postOf({ key, title, excerpt, category, author, daysAgo: days, drawing, body }: SampleArticle, now: Date) {
  const content = articleHtml(body)
  const plain = plainText(content)
  const isPublished = days !== null && days >= 0
  const at = daysAgo(now, days ?? 1)
  const createdAt = isPublished ? at : daysAgo(now, 1)
  return {
    id: id('post', key),
    ...{ title, excerpt, content, plain, drawing, createdAt, updatedAt: createdAt },
    slug: slugOf(title),
    wordCount: countPostWords(plain),
    categoryId: id('category', category),
    authorId: idOf('user', author),
    editedBy: idOf('user', author),
    status: isPublished ? ('published' as const) : ('draft' as const),
    publishedAt: isPublished ? at : null,
    publishAt: days !== null && days < 0 ? at : null,
  }
}

/** Some of the sample users like some of the articles, the newest ones most. */
async function seedLikes(db: Db, now: Date): Promise<void> {
  const readers = seekers().slice(0, 40)
  const published = blogArticles().filter(({ daysAgo: days }) => days !== null && days >= 0)
  const likes = published.flatMap(({ key, daysAgo: days }, place) =>
    readers
      .filter((_, at) => at % (place + 2) === 0)
      .map((reader) => {
        const userId = idOf('user', reader.key)
        return {
          postId: id('post', key),
          userId,
          visitor: `sample ${userId}`,
          createdAt: daysAgo(now, (days ?? 0) / 2),
        }
      }),
  )
  await db.insert(blogLikes).values(likes)
}
