import { sharePicture } from '#lib/share-picture.ts'
import { type PageHead, pageHead } from '#ui/page/page-head.ts'
import type { Article, ArticleList } from '../../article-contract.ts'
import { articlePath, type BlogSearch } from './blog-search.ts'

const feed = '/blog.rss'
const about = 'Hiring explained by people who do it: applying, interviews, pay and changing careers.'

/** The metadata of the blog's lists; searches and later pages are not indexed. */
export function blogHead({ list, path, search, origin }: Listed): PageHead {
  const named = list.category ?? list.tag
  return pageHead({
    origin,
    title: search.q ? `${search.q}: the blog` : named ? `${named.name}: the blog` : 'The Tandem blog',
    description: list.category?.description || (named ? `Articles on ${named.name} from the Tandem blog.` : about),
    path,
    isIndexed: search.q === '' && search.page === 1 && (list.total > 0 || path === '/blog'),
    feed,
    feedTitle: 'The Tandem blog',
    picture: sharePicture('pages', 'blog', 'The Tandem blog'),
  })
}
type Listed = { list: ArticleList; path: string; search: BlogSearch; origin: string }

/** The metadata of an article; a preview is not indexed. */
export function articleHead(article: Article, origin: string, { isPreview = false } = {}): PageHead {
  const path = articlePath(article.slug)
  const head = pageHead({
    origin,
    title: article.seoTitle || article.title,
    description: article.seoDescription || article.excerpt || article.title,
    path,
    isIndexed: !isPreview,
    feed,
    feedTitle: 'The Tandem blog',
    data: isPreview ? [] : [articleData(article, origin)],
    isArticle: true,
    // a preview's image would reveal unpublished content
    ...(!isPreview && { picture: sharePicture('blog', article.slug, article.cover?.alt || article.title) }),
  })
  if (isPreview || !article.canonicalUrl) return head
  // it was published on another site first: that address is the canonical one
  const links = head.links.map((link) => (link.rel === 'canonical' ? { ...link, href: article.canonicalUrl } : link))
  return { ...head, links }
}

/** The article as schema.org's Article. */
export function articleData(article: Article, origin: string): object {
  const url = `${origin}${articlePath(article.slug)}`
  const { author, category, cover, tags } = article
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title.slice(0, 110),
    description: article.excerpt || undefined,
    datePublished: article.publishedAt.toISOString(),
    dateModified: article.updatedAt.toISOString(),
    mainEntityOfPage: article.canonicalUrl || url,
    url,
    image: cover ? `${origin}${cover.url}` : undefined,
    author: author ? { '@type': 'Person', name: author.name, jobTitle: author.headline || undefined } : undefined,
    publisher: { '@type': 'Organization', name: 'Tandem', logo: `${origin}/brand/apple-touch-icon.png` },
    articleSection: category?.name,
    keywords: tags.length > 0 ? tags.map(({ name }) => name).join(', ') : undefined,
    inLanguage: 'en',
  }
}
