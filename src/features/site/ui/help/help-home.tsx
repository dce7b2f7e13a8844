import { helpTopics } from '#features/support/articles/article.ts'
import type { ArticleHead, HelpHit, HelpOverview } from '#features/support/help-contract.ts'
import { helpPath } from '#features/support/help-rules.ts'
import { AppLink } from '#ui/primitives/app-link.tsx'
import type { HelpQuestions } from '../../page-texts.ts'
import { ArticleLinks } from './article-links.tsx'
import { HelpEnd } from './help-end.tsx'
import { HelpHits } from './help-hits.tsx'
import { HelpSearch } from './help-search.tsx'
import { HelpTopics } from './help-topics.tsx'
import '../pages/site-pages.css'
import './help.css'

type Props = {
  overview: HelpOverview
  /** All published articles. */
  articles: ArticleHead[]
  questions: HelpQuestions
  /** The search and its results; null without a search. */
  search: { q: string; hits: HelpHit[] } | null
}

/** The help center: search, topics, popular articles, six questions, and contact options (HELP-01). */
export function HelpHome({ overview, articles, questions, search }: Props) {
  return (
    <>
      <div className="band hc-band">
        <div className="pub">
          <h1>How can we help?</h1>
          <HelpSearch q={search?.q ?? ''} />
        </div>
      </div>
      {search && <HelpHits {...search} />}
      <HelpTopics topics={overview.topics} />
      <div className="pub hc-cols">
        <Popular articles={overview.popular} />
        <Questions questions={questions} articles={articles} />
      </div>
      <HelpEnd />
    </>
  )
}

function Popular({ articles }: { articles: ArticleHead[] }) {
  return (
    <section aria-labelledby="popular">
      <h2 id="popular">Popular articles</h2>
      <ArticleLinks
        articles={articles}
        detail={({ topic }) => <span className="meta">{helpTopics[topic].label}</span>}
      />
    </section>
  )
}

function Questions({ questions, articles }: Pick<Props, 'questions' | 'articles'>) {
  const more = new Map(articles.map((article) => [article.slug, helpPath(article)]))
  return (
    <section aria-labelledby="asked">
      <h2 id="asked">Frequently asked questions</h2>
      <div className="sp-questions">
        {questions.map(({ asked, answer, article }) => (
          <details key={asked} name="asked">
            <summary>{asked}</summary>
            <p>
              {answer}
              {more.has(article) && (
                <>
                  {' '}
                  <AppLink className="link" to={more.get(article) ?? ''} aria-label={`Read more: ${asked}`}>
                    Read more
                  </AppLink>
                </>
              )}
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}
