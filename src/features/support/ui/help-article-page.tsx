import { useMutation, useQuery } from '@tanstack/react-query'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useEffect } from 'react'
import { api } from '#client/api.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { RichText } from '#ui/primitives/rich-text.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { type HelpTopic, helpTopics } from '../articles/article.ts'
import { articleQuery, articlesQuery } from './queries.ts'
import '#ui/styles/talk.css'
import './help-article.css'

/** One article of the help center, with the others of its topic. */
export function HelpArticlePage({ slug }: { slug: string }) {
  const query = useQuery(articleQuery(slug))
  const { mutate: recordRead } = useMutation(api.help.recordRead.mutationOptions())
  const isFound = query.isSuccess
  useEffect(() => {
    if (isFound) recordRead({ slug })
  }, [isFound, recordRead, slug])
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={6} label="Loading the article" />}
      errorText="Failed to load the article"
      missing={
        <PageHeader
          title="Article not found"
          purpose="It may have been renamed. Ask the coach to find articles about your question."
        />
      }
    >
      {({ title, summary, topic, slug: now, html }) => (
        <>
          <PageHeader title={title} purpose={summary} />
          <div className="help-page">
            <article className="card card-pad stack stack-5">
              <RichText html={html} />
              <Vote key={now} slug={now} />
            </article>
            <More topic={topic} slug={now} />
          </div>
        </>
      )}
    </QueryBoundary>
  )
}

function Vote({ slug }: { slug: string }) {
  const { mutate, isPending, isSuccess } = useMutation(
    api.help.vote.mutationOptions({ onError: () => void toast.error('Failed to send your feedback') }),
  )
  if (isSuccess)
    return (
      <p role="status" className="meta">
        Thank you.
      </p>
    )
  const answer = (isHelpful: boolean) => mutate({ slug, isHelpful })
  return (
    <fieldset className="row wrap" disabled={isPending}>
      <legend className="meta">Was this helpful?</legend>
      <Button size="sm" icon={ThumbsUp} onClick={() => answer(true)}>
        Yes
      </Button>
      <Button size="sm" icon={ThumbsDown} onClick={() => answer(false)}>
        No
      </Button>
    </fieldset>
  )
}

function More({ topic, slug }: { topic: HelpTopic; slug: string }) {
  const { label } = helpTopics[topic]
  const others = (useQuery(articlesQuery(topic)).data ?? []).filter((one) => one.slug !== slug)
  if (others.length === 0) return null
  return (
    <nav aria-label={label} className="stack">
      <h2>{label}</h2>
      <AppLink className="link" to="/help-center">
        All help articles
      </AppLink>
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
