import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ExternalLink } from 'lucide-react'
import { longDateTime } from '#lib/dates.ts'
import type { Viewer } from '#lib/viewer.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { ModerationItem } from '../../contract.ts'
import { itemTitle, moderationKindLabels, reportReasonLabels } from '../../rules.ts'
import { itemQuery } from '../queries.ts'
import type { Steps } from './decision-form.tsx'
import { ItemFindings } from './item-findings.tsx'
import { ItemHistory } from './item-history.tsx'
import { ItemStatus } from './item-status.tsx'
import { MarkedText } from './marked-text.tsx'
import '#ui/styles/talk.css'
import '../moderation.css'

const DecisionForm = lazyComponent(async () => (await import('./decision-form.tsx')).DecisionForm)

type Props = { id: string; viewer: Viewer; steps: Steps | null; onOpen: (id: string) => void; onClose: () => void }

/** One item as staff see it: text with findings, reports, history, and actions. */
export function ItemPanel({ id, viewer, steps, onOpen, onClose }: Props) {
  const query = useQuery(itemQuery(id))
  return (
    <article className="card mod-panel" aria-label="Item" tabIndex={-1}>
      <Button className="mod-back" variant="ghost" size="sm" icon={ArrowLeft} onClick={onClose}>
        All items
      </Button>
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={5} lead="none" label="Loading the item" />}
        errorText="Failed to load content items"
      >
        {(item) => (
          <>
            <div className="mod-body">
              <Head item={item} />
              <ItemFindings findings={item.findings} onOpen={onOpen} />
              <Text item={item} />
              <Reports item={item} />
              <div className="mod-cols-2">
                <Known item={item} />
                <section>
                  <h3>History</h3>
                  <ItemHistory
                    history={item.history}
                    made={{
                      what: item.kind === 'job' ? 'Posted' : 'Created',
                      by: item.createdBy,
                      at: item.createdAt,
                    }}
                  />
                </section>
              </div>
            </div>
            <DecisionForm key={item.id} item={item} viewer={viewer} steps={steps} />
          </>
        )}
      </QueryBoundary>
    </article>
  )
}

function Head({ item }: { item: ModerationItem }) {
  const { kind, owner, createdAt, status, isHidden, link, history } = item
  const isSeen = history.some(({ by }) => by === 'staff')
  const by = owner && kind !== 'profile' ? ` by ${owner}` : ''
  return (
    <header className="stack stack-2">
      <p className="row wrap">
        <ItemStatus status={status} />
        <span className="meta">
          {moderationKindLabels[kind]} · created{by}, <Day at={createdAt} as={longDateTime} />
          {!isSeen && ' · not public yet'}
        </span>
      </p>
      <div className="row between wrap top">
        <h2>{itemTitle(item)}</h2>
        {link && (
          <ButtonLink to={link} size="sm" icon={ExternalLink}>
            Open the page
          </ButtonLink>
        )}
      </div>
      {isHidden && status !== 'rejected' && (
        <Notice tone="warn">Hidden until it is approved, because it was rejected before.</Notice>
      )}
    </header>
  )
}

function Text({ item: { passages, findings } }: { item: ModerationItem }) {
  const quotes = findings.flatMap((finding) => finding.quotes)
  if (passages.length === 0) return <p className="meta">No text.</p>
  return (
    <div className="mod-text">
      {passages.map(({ heading, paragraphs }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of passages is fixed, and two may have the same heading
        <section key={at}>
          {heading && <h3>{heading}</h3>}
          {paragraphs.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of texts is fixed, and two may be the same
            <MarkedText key={index} text={text} quotes={quotes} />
          ))}
        </section>
      ))}
    </div>
  )
}

function Reports({ item: { reported } }: { item: ModerationItem }) {
  if (reported.length === 0) return null
  return (
    <section>
      <h3>Reports</h3>
      <ul className="mod-reports">
        {reported.map(({ id, reason, words, createdAt, isClosed }) => (
          <li key={id}>
            <b>{reportReasonLabels[reason]}</b>
            <span className="meta">
              {' '}
              <Day at={createdAt} as={longDateTime} />
              {isClosed && ', decided'}
            </span>
            {words && <p className="said">{words}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Known({ item: { facts } }: { item: ModerationItem }) {
  return (
    <section>
      <h3>Details</h3>
      <dl className="mod-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value instanceof Date ? <Day at={value} /> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
