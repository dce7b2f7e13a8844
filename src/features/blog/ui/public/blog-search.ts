import { otherwise, type Read, readAddress, whole, words } from '#lib/read-address.ts'

/** The search parameters of the blog; others are ignored. */
export const BlogSearch = readAddress({
  q: otherwise((said) => words(100)(typeof said === 'number' ? String(said) : said), ''),
  page: otherwise(whole(1, 1000), 1),
})
export type BlogSearch = Read<typeof BlogSearch>

/** The address of a list of the blog, without default values. */
export function blogAddress(path: string, { q, page }: Partial<BlogSearch>): string {
  const search = new URLSearchParams({ ...(q && { q }), ...(page && page > 1 && { page: String(page) }) })
  return search.size > 0 ? `${path}?${search}` : path
}

export const articlePath = (slug: string): string => `/blog/${encodeURIComponent(slug)}`
