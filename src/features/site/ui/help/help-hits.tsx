import { helpTopics } from '#features/support/articles/article.ts'
import type { HelpHit } from '#features/support/help-contract.ts'
import { helpPath } from '#features/support/help-rules.ts'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { articleCount } from './help-topics.tsx'
import './help.css'

/** The search results with marked words; or what to do when nothing was found. */
export function HelpHits({ q, hits }: { q: string; hits: HelpHit[] }) {
  return (
    <section className="pub hc-hits" aria-labelledby="found">
      {hits.length === 0 ? (
        <>
          <h2 id="found">No results for “{q}”</h2>
          <p className="lead">
            Try fewer or different words, browse the topics below, or{' '}
            <AppLink className="link" to="/contact-us#form">
              ask a person
            </AppLink>
            .
          </p>
        </>
      ) : (
        <>
          <h2 id="found">
            {articleCount(hits.length)} for “{q}”
          </h2>
          <ol className="hc-found">
            {hits.map((hit) => (
              <li key={hit.slug}>
                <h3>
                  <AppLink to={helpPath(hit)}>
                    <Marked parts={hit.titleParts} />
                  </AppLink>
                </h3>
                <p>
                  <Marked parts={hit.excerpt} />
                </p>
                <p className="meta">{helpTopics[hit.topic].label}</p>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

function Marked({ parts }: { parts: HelpHit['excerpt'] }) {
  return parts.map(({ text, isHit }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence that never changes
    isHit ? <mark key={`${at} ${text}`}>{text}</mark> : <span key={`${at} ${text}`}>{text}</span>,
  )
}
