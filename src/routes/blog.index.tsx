import { createFileRoute } from '@tanstack/react-router'
import { blogHead } from '#features/blog/ui/public/blog-head.ts'
import { BlogPage } from '#features/blog/ui/public/blog-page.tsx'
import { BlogSearch } from '#features/blog/ui/public/blog-search.ts'
import { articlesQuery } from '#features/blog/ui/public/queries.ts'
import { NewsletterForm } from '#features/campaigns/ui/components/newsletter-form.tsx'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

const path = '/blog'

export const Route = createFileRoute('/blog/')({
  staticData: { hydrate: false },
  loaderDeps: ({ search }) => BlogSearch.parse(search),
  loader: async ({ context: { queryClient }, deps: search }) => {
    const [list, { origin }] = await Promise.all([
      queryClient.fetchQuery(articlesQuery(search)),
      queryClient.fetchQuery(siteFactsQuery()),
    ])
    return { path, search, list, origin }
  },
  head: ({ loaderData }) => (loaderData ? blogHead(loaderData) : {}),
  errorComponent: () => <PlainFailure title="Failed to load the blog" retry={path} />,
  component: Blog,
})

function Blog() {
  const { list, search } = Route.useLoaderData()
  return (
    <SiteFrame here={path} back={path}>
      <BlogPage
        list={list}
        search={search}
        path={path}
        newsletter={<NewsletterForm page={path} id="blog-newsletter" />}
      />
    </SiteFrame>
  )
}
