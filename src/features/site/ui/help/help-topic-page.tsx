import { type HelpTopic, helpTopicKeys, helpTopics } from '#features/support/articles/article.ts'
import type { ArticleHead } from '#features/support/help-contract.ts'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { ArticleLinks } from './article-links.tsx'
import { HelpBreadcrumbs } from './help-breadcrumbs.tsx'
import { HelpEnd } from './help-end.tsx'
import { HelpSearch } from './help-search.tsx'
import './help.css'

/** One topic of the help center: its articles in order. */
export function HelpTopicPage({ topic, articles }: { topic: HelpTopic; articles: ArticleHead[] }) {
  const { label, about } = helpTopics[topic]
  return (
    <>
      <div className="band hc-band hc-band-low">
        <div className="pub">
          <HelpBreadcrumbs />
          <h1>{label}</h1>
          <p>{about}</p>
          <HelpSearch />
        </div>
      </div>
      <div className="pub hc-cols hc-topic">
        <section aria-label={label}>
          {articles.length === 0 && <p className="lead">No articles here yet. Contact us below.</p>}
          <ArticleLinks articles={articles} detail={({ summary }) => <span>{summary}</span>} />
        </section>
        <nav aria-label="Topics">
          <h2>All topics</h2>
          <div className="nav2">
            {helpTopicKeys.map((key) => (
              <AppLink key={key} to={`/help-center/${key}`} aria-current={key === topic ? 'page' : undefined}>
                {helpTopics[key].label}
              </AppLink>
            ))}
          </div>
        </nav>
      </div>
      <HelpEnd />
    </>
  )
}
