import { createFileRoute, notFound } from '@tanstack/react-router'
import { blogHead } from '#features/blog/ui/public/blog-head.ts'
import { BlogPage } from '#features/blog/ui/public/blog-page.tsx'
import { BlogSearch } from '#features/blog/ui/public/blog-search.ts'
import { articlesQuery } from '#features/blog/ui/public/queries.ts'
import { NewsletterForm } from '#features/campaigns/ui/components/newsletter-form.tsx'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/blog/tag/$slug')({
  staticData: { hydrate: false },
  loaderDeps: ({ search }) => BlogSearch.parse(search),
  loader: async ({ context: { queryClient }, params: { slug }, deps: search }) => {
    const asked = queryClient.fetchQuery(articlesQuery({ ...search, tag: slug })).catch((error: { code?: string }) => {
      throw error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST' ? notFound() : error
    })
    const [list, { origin }] = await Promise.all([asked, queryClient.fetchQuery(siteFactsQuery())])
    return { path: `/blog/tag/${encodeURIComponent(slug)}`, search, list, origin }
  },
  head: ({ loaderData }) => (loaderData ? blogHead(loaderData) : {}),
  errorComponent: () => <PlainFailure title="Failed to load the blog" retry="/blog" />,
  component: Listed,
})

function Listed() {
  const { list, search, path } = Route.useLoaderData()
  return (
    <SiteFrame back={path}>
      <BlogPage
        list={list}
        search={search}
        path={path}
        newsletter={<NewsletterForm page={path} id="blog-newsletter" />}
      />
    </SiteFrame>
  )
}
