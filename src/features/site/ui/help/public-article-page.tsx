import { helpTopics } from '#features/support/articles/article.ts'
import type { ArticleHead, HelpArticle } from '#features/support/help-contract.ts'
import { helpPath } from '#features/support/help-rules.ts'
import { longDate } from '#lib/dates.ts'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { RichText } from '#ui/primitives/rich-text.tsx'
import { HelpBreadcrumbs } from './help-breadcrumbs.tsx'
import { HelpEnd } from './help-end.tsx'
import './help.css'

type Props = {
  article: HelpArticle
  others: ArticleHead[]
  /** The reader's answer to 'Was this helpful?'. */
  vote: 'yes' | 'no' | null
}

/** One public article of the help center. */
export function PublicArticlePage({ article, others, vote }: Props) {
  const { topic, slug, title, summary, html, updatedAt } = article
  const more = others.filter((other) => other.slug !== slug)
  return (
    <>
      <div className="pub hc-article">
        <article>
          <HelpBreadcrumbs topic={topic} />
          <h1>{title}</h1>
          <p className="lead">{summary}</p>
          <RichText html={html} />
          <p className="meta">
            Updated <time dateTime={updatedAt.toISOString()}>{longDate(updatedAt, 'UTC')}</time>
          </p>
          <Vote slug={slug} vote={vote} />
        </article>
        {more.length > 0 && (
          <nav aria-label={`More on ${helpTopics[topic].label}`}>
            <h2>{helpTopics[topic].label}</h2>
            <div className="nav2">
              {more.map((other) => (
                <AppLink key={other.slug} to={helpPath(other)}>
                  {other.title}
                </AppLink>
              ))}
            </div>
          </nav>
        )}
      </div>
      <HelpEnd />
    </>
  )
}

function Vote({ slug, vote }: { slug: string; vote: Props['vote'] }) {
  return (
    <section id="helpful" className="hc-vote" aria-label="Was this helpful?">
      {vote ? (
        <p role="status">
          Thank you.{' '}
          {vote === 'no' && (
            <>
              What's missing?{' '}
              <AppLink className="link" to="/contact-us#form">
                Tell us
              </AppLink>
            </>
          )}
        </p>
      ) : (
        <form method="post" action={`/api/help-votes/${slug}`} className="row wrap">
          <span>Was this helpful?</span>
          <Button type="submit" name="helpful" value="yes" size="sm">
            Yes
          </Button>
          <Button type="submit" name="helpful" value="no" size="sm">
            No
          </Button>
        </form>
      )}
    </section>
  )
}
