import { accountArticles } from './account.ts'
import { applyingArticles } from './applying.ts'
import type { Article } from './article.ts'
import { documentArticles } from './documents.ts'
import { followingArticles } from './following.ts'
import { startArticles } from './getting-started.ts'
import { interviewArticles } from './interviews.ts'
import { privacyArticles } from './privacy.ts'

/** The help centre's articles, topic by topic. */
export const articles: Article[] = [
  ...startArticles,
  ...documentArticles,
  ...applyingArticles,
  ...followingArticles,
  ...interviewArticles,
  ...accountArticles,
  ...privacyArticles,
]

const bySlug = new Map(articles.map((article) => [article.slug, article]))

export const findArticle = (slug: string): Article | undefined => bySlug.get(slug)

/** Where an article opens. */
export const articlePath = (slug: string): string => `/app/help/${slug}`
