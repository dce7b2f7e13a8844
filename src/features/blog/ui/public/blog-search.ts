import { z } from 'zod'

/** What stands in the address of the blog; anything else is left out. */
export const BlogSearch = z.object({
  q: z
    .union([z.string(), z.number().transform(String)])
    .transform((text) => text.trim())
    .pipe(z.string().max(100))
    .catch(''),
  page: z.coerce.number().int().min(1).max(1000).catch(1),
})
export type BlogSearch = z.output<typeof BlogSearch>

/** The address of a list of the blog, without what is as usual. */
export function blogAddress(path: string, { q, page }: Partial<BlogSearch>): string {
  const search = new URLSearchParams({ ...(q && { q }), ...(page && page > 1 && { page: String(page) }) })
  return search.size > 0 ? `${path}?${search}` : path
}

export const articlePath = (slug: string): string => `/blog/${encodeURIComponent(slug)}`
