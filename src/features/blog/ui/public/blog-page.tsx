import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Input } from '#ui/primitives/input.tsx'
import type { ArticleCard, ArticleList as Articles } from '../../article-contract.ts'
import { ArticleMeta } from '../components/article-byline.tsx'
import { ArticleList } from '../components/article-list.tsx'
import { Cover } from '../components/cover.tsx'
import { BlogAside } from './blog-aside.tsx'
import { articlePath, type BlogSearch } from './blog-search.ts'
import { LoadMore } from './load-more.tsx'
import '../blog.css'

type Props = { list: Articles; search: BlogSearch; path: string; newsletter: ReactNode }

/**
 * The public blog, whole or of one category or tag: plain links and a plain form, so that it works without
 * JavaScript.
 */
export function BlogPage({ list, search, path, newsletter }: Props) {
  const named = list.category ?? list.tag
  const { featured } = list
  return (
    <div className="pub">
      <header className="bl-mast">
        <h1>{named ? named.name : 'The Tandem blog'}</h1>
        <div className="stack stack-4">
          <p className="lead">{leadOf(list)}</p>
          <search>
            <form action={path} method="get" className="row">
              <Input
                icon={Search}
                name="q"
                type="search"
                defaultValue={search.q}
                maxLength={100}
                placeholder="Search articles"
                aria-label="Search articles"
              />
              <Button type="submit">Search</Button>
            </form>
          </search>
        </div>
      </header>
      {featured && <Featured article={featured} />}
      <div className="bl-cols">
        <section>
          <div className="sec-head">
            <h2>{search.q ? found(list.total, search.q) : 'Latest articles'}</h2>
          </div>
          <Latest list={list} search={search} path={path} />
        </section>
        <BlogAside list={list} path={path} newsletter={newsletter} />
      </div>
    </div>
  )
}

const leadOf = ({ category, tag }: Articles): string => {
  if (category?.description) return category.description
  return category || tag ? 'From the Tandem blog.' : 'Hiring explained by people who do it.'
}

const found = (total: number, words: string): string =>
  `${total === 1 ? '1 article' : `${total} articles`} for “${words}”`

function Featured({ article }: { article: ArticleCard }) {
  const { author, cover, drawing, slug, title, excerpt } = article
  return (
    <article className="bl-featured">
      <AppLink to={articlePath(slug)} tabIndex={-1} aria-hidden="true">
        <Cover cover={cover && { ...cover, alt: '' }} drawing={drawing} isFirst />
      </AppLink>
      <div>
        <ArticleMeta article={article} />
        <h2>
          <AppLink to={articlePath(slug)}>{title}</AppLink>
        </h2>
        {excerpt && <p className="lead">{excerpt}</p>}
        {author && (
          <p className="row row-3 bl-by">
            <Avatar name={author.name} src={author.image} size="sm" />
            <span>
              <b className="strong">{author.name}</b> <span className="meta">{author.headline}</span>
            </span>
          </p>
        )}
      </div>
    </article>
  )
}

function Latest({ list, search, path }: Omit<Props, 'newsletter'>) {
  if (list.items.length > 0)
    return (
      <>
        <ArticleList articles={list.items} />
        <LoadMore list={list} search={search} path={path} />
      </>
    )
  if (search.q)
    return (
      <EmptyState
        level={3}
        title="No articles match your search"
        action={<ButtonLink to={path}>Show all articles</ButtonLink>}
      >
        Try fewer words, or browse a category.
      </EmptyState>
    )
  if (list.featured) return <p className="meta">There is one article so far. The next one will appear here.</p>
  return (
    <EmptyState level={3} title="No articles yet" action={<ButtonLink to="/guide">Read the guide</ButtonLink>}>
      The first articles are on their way. Meanwhile, read the job search guide.
    </EmptyState>
  )
}
