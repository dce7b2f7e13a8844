import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { ArticleList } from '#features/blog/article-contract.ts'
import { blogHead } from '#features/blog/ui/public/blog-head.ts'
import { BlogPage } from '#features/blog/ui/public/blog-page.tsx'
import type { BlogSearch } from '#features/blog/ui/public/blog-search.ts'
import { articlesQuery } from '#features/blog/ui/public/queries.ts'
import { NewsletterForm } from '#features/campaigns/ui/components/newsletter-form.tsx'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

/** All articles, or those of one category or tag, identified by its slug. */
type Which = { category?: string; tag?: string }
type Found = { path: string; search: BlogSearch; list: ArticleList; origin: string }

/** Loads a list of the blog; an unknown category or tag is not found. */
export async function loadBlogList(client: QueryClient, search: BlogSearch, which: Which = {}) {
  const articles = client.fetchQuery(articlesQuery({ ...search, ...which })).catch((error: { code?: string }) => {
    throw error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST' ? notFound() : error
  })
  const [list, { origin }] = await Promise.all([articles, client.fetchQuery(siteFactsQuery())])
  const found = { path: pathOf(which), search, list, origin }
  return { ...found, head: blogHead(found) }
}

function pathOf({ category, tag }: Which): string {
  if (category !== undefined) return `/blog/category/${encodeURIComponent(category)}`
  return tag === undefined ? '/blog' : `/blog/tag/${encodeURIComponent(tag)}`
}

/** A list of the blog with the newsletter sign-up next to it. */
export function BlogList({ path, search, list }: Pick<Found, 'path' | 'search' | 'list'>) {
  const newsletter = <NewsletterForm page={path} id="blog-newsletter" />
  return (
    <SiteFrame here={path} back={path} newsletter={false}>
      <BlogPage list={list} search={search} path={path} newsletter={newsletter} />
    </SiteFrame>
  )
}

export const BlogListFailure = () => <PlainFailure title="Failed to load the blog" retry="/blog" />
