import type { ComponentProps } from 'react'
import { type SharePicture, sharePicture, shareSize } from '#lib/share-picture.ts'

type PageHeadOptions = {
  origin: string
  title: string
  description: string
  path: string
  /** If false, search engines are asked not to index the page. */
  isIndexed?: boolean
  feed?: string
  /** The name of the feed; by default that of new jobs. */
  feedTitle?: string
  /** The image of link previews; by default the site's own. */
  picture?: SharePicture
  isArticle?: boolean
  /** Structured data, one script element each. */
  data?: object[]
}

export type PageHead = { meta: ComponentProps<'meta'>[]; links: ComponentProps<'link'>[] }

/** The title, description, canonical URL and link preview of a page. */
export function pageHead({
  origin,
  title,
  description,
  path,
  isIndexed = true,
  data = [],
  ...optional
}: PageHeadOptions): PageHead {
  const { feed, feedTitle = 'New jobs on Tandem', picture = ofSite, isArticle } = optional
  const url = `${origin}${path}`
  const named = `${title} · Tandem`
  return {
    meta: [
      { title: named },
      { name: 'description', content: description },
      { property: 'og:title', content: named },
      { property: 'og:description', content: description },
      { property: 'og:type', content: isArticle ? 'article' : 'website' },
      { property: 'og:url', content: url },
      { property: 'og:site_name', content: 'Tandem' },
      ...pictureMeta(origin, picture),
      // the router writes it as an escaped data script
      ...data.map((block) => ({ 'script:ld+json': block }) as ComponentProps<'meta'>),
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ],
    links: [
      ...(isIndexed ? [{ rel: 'canonical', href: url }] : []),
      ...(feed ? [{ rel: 'alternate', type: 'application/rss+xml', href: feed, title: feedTitle }] : []),
    ],
  }
}

const ofSite = sharePicture('pages', 'site', 'Tandem: job hunting takes two')

const pictureMeta = (origin: string, { path, alt }: SharePicture): ComponentProps<'meta'>[] => [
  { property: 'og:image', content: `${origin}${path}` },
  { property: 'og:image:width', content: String(shareSize.width) },
  { property: 'og:image:height', content: String(shareSize.height) },
  { property: 'og:image:alt', content: alt },
  // these services read everything else from the properties above
  { name: 'twitter:card', content: 'summary_large_image' },
]
