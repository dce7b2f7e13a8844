import { ArrowLeft } from 'lucide-react'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { RichText } from '#ui/primitives/rich-text.tsx'
import type { Article } from '../../article-contract.ts'
import { ArticleMeta } from '../components/article-byline.tsx'
import { ArticleList } from '../components/article-list.tsx'
import { Cover } from '../components/cover.tsx'
import { Topics } from './blog-aside.tsx'
import { Reactions } from './reactions.tsx'
import '../blog.css'

type Props = { article: Article; origin: string; isPreview?: boolean }

/** An article's page (BLOG-12): the text with its author next to it, related articles below. */
export function ArticlePage({ article, origin, isPreview = false }: Props) {
  return (
    <>
      <article>
        <div className="pub ba">
          <AppLink to="/blog" className="link">
            <ArrowLeft className="ic ic-sm" />
            All articles
          </AppLink>
          {isPreview && (
            <Notice tone="info" title="Preview">
              This is the article's current draft. Anyone with this link can see it until the link expires.
            </Notice>
          )}
          <header>
            <ArticleMeta article={article} />
            <h1>{article.title}</h1>
            {article.excerpt && <p className="ba-standfirst">{article.excerpt}</p>}
          </header>
        </div>
        <div className="ba-wide">
          <Cover cover={article.cover} drawing={article.drawing} isFirst />
        </div>
        <div className="pub ba-body">
          <Byline article={article} origin={origin} isPreview={isPreview} />
          <div>
            <RichText html={article.html} className="ba-text" />
            <End article={article} />
          </div>
          <Contents headings={article.headings} />
        </div>
      </article>
      {article.related.length > 0 && (
        <section className="pub ba-related">
          <div className="sec-head">
            <h2>Read next</h2>
          </div>
          <ArticleList articles={article.related} />
        </section>
      )}
    </>
  )
}

function Byline({ article, origin, isPreview }: Required<Props>) {
  const { author } = article
  return (
    <div className="ba-by">
      {author && (
        <p className="row row-3">
          <Avatar name={author.name} src={author.image} />
          <span>
            <b className="strong">{author.name}</b>
            {author.headline && <span className="meta ba-headline">{author.headline}</span>}
          </span>
        </p>
      )}
      {!isPreview && <Reactions article={article} origin={origin} />}
    </div>
  )
}

function End({ article: { author, bio, tags } }: { article: Article }) {
  if (tags.length === 0 && !author) return null
  return (
    <footer className="ba-end">
      {tags.length > 0 && <Topics topics={tags} />}
      {author && (
        <div className="ba-bio">
          <Avatar name={author.name} src={author.image} size="lg" />
          <div>
            <b className="strong">{author.name}</b>
            <p>{bio || author.headline}</p>
          </div>
        </div>
      )}
    </footer>
  )
}

function Contents({ headings }: Pick<Article, 'headings'>) {
  if (headings.length < 2) return <div />
  return (
    <nav className="nav2 ba-contents" aria-label="In this article">
      <h2>In this article</h2>
      {headings.map(({ id, text }) => (
        <a key={id} href={`#${id}`}>
          {text}
        </a>
      ))}
    </nav>
  )
}
