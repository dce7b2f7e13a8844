import { Rss } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '#ui/primitives/app-link.tsx'
import type { ArticleList } from '../../article-contract.ts'
import '../blog.css'

/** The sidebar: categories with their counts, trending topics, the newsletter and the feed. */
export function BlogAside({ list, path, newsletter }: { list: ArticleList; path: string; newsletter: ReactNode }) {
  const { categories, trending, all } = list
  const here = (to: string) => (to === path ? { 'aria-current': 'page' as const } : {})
  return (
    <aside className="stack stack-8" aria-label="More of the blog">
      {categories.length > 0 && (
        <section>
          <div className="sec-head">
            <h2>Categories</h2>
          </div>
          <nav className="nav2" aria-label="Categories">
            <AppLink to="/blog" {...here('/blog')}>
              All<span className="num">{all}</span>
            </AppLink>
            {categories.map(({ name, slug, articles }) => (
              <AppLink key={slug} to={categoryPath(slug)} {...here(categoryPath(slug))}>
                {name}
                <span className="num">{articles}</span>
              </AppLink>
            ))}
          </nav>
        </section>
      )}
      {trending.length > 0 && (
        <section>
          <div className="sec-head">
            <h2>Trending topics</h2>
          </div>
          <Topics topics={trending} />
        </section>
      )}
      <section className="bl-letter">
        <h2>The newsletter</h2>
        {newsletter}
      </section>
      <a className="link" href="/blog.rss">
        <Rss className="ic ic-sm" />
        RSS feed of new articles
      </a>
    </aside>
  )
}

const categoryPath = (slug: string): string => `/blog/category/${encodeURIComponent(slug)}`

/** Tags, each linked to its articles. */
export const Topics = ({ topics }: { topics: { name: string; slug: string }[] }) => (
  <ul className="chips">
    {topics.map(({ name, slug }) => (
      <li key={slug}>
        <AppLink className="chip chip-line bl-chip" to={`/blog/tag/${encodeURIComponent(slug)}`}>
          {name}
        </AppLink>
      </li>
    ))}
  </ul>
)
