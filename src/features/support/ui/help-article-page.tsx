import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { RichText } from '#ui/primitives/rich-text.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { articleQuery, articlesQuery } from './queries.ts'

/** One article of the help centre, with the others of its topic. */
export function HelpArticlePage({ slug }: { slug: string }) {
  const query = useQuery(articleQuery(slug))
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={6} label="Loading the article" />}
      errorText="Failed to load the article"
      missing={
        <PageHeader
          title="There is no such article"
          purpose="It may have been renamed. Ask the coach: it finds the articles about a question."
        />
      }
    >
      {({ title, summary, topic, topicLabel, html }) => (
        <>
          <PageHeader title={title} purpose={summary} />
          <div className="help-page">
            <article className="card card-pad">
              <RichText html={html} />
            </article>
            <More topic={topic} label={topicLabel} slug={slug} />
          </div>
        </>
      )}
    </QueryBoundary>
  )
}

function More({ topic, label, slug }: { topic: string; label: string; slug: string }) {
  const others = (useQuery(articlesQuery()).data ?? []).filter((one) => one.topic === topic && one.slug !== slug)
  if (others.length === 0) return null
  return (
    <nav aria-label={label} className="stack">
      <h2>{label}</h2>
      <ul className="talks">
        {others.map((one) => (
          <li key={one.slug}>
            <AppLink className="link" to={`/app/help/${one.slug}`}>
              {one.title}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
