import { createFileRoute } from '@tanstack/react-router'
import { BlogList, BlogListFailure, loadBlogList } from '#app/blog-list.tsx'
import { BlogSearch } from '#features/blog/ui/public/blog-search.ts'

export const Route = createFileRoute('/blog/category/$slug')({
  staticData: { hydrate: false },
  loaderDeps: ({ search }) => BlogSearch.read(search),
  loader: ({ context: { queryClient }, params: { slug }, deps }) => loadBlogList(queryClient, deps, { category: slug }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: BlogListFailure,
  component: () => <BlogList {...Route.useLoaderData()} />,
})
