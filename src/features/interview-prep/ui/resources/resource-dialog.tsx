import { useQuery } from '@tanstack/react-query'
import { Bookmark, ExternalLink, Link2, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { copyText } from '#ui/copy-text.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button, ButtonLink, IconButton } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { RichText } from '#ui/primitives/rich-text.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import type { BookmarkChange, Resource } from '../../resource-contract.ts'
import { categoryLabels } from '../../resource-rules.ts'
import { resourceQuery } from './queries.ts'
import { factsOf, siteOf } from './resource-labels.ts'
import { ResourceLink } from './resource-link.tsx'
import { resourcePath } from './resources-search.ts'
import '../resources.css'

type Props = {
  resourceKey: string
  onClose: () => void
  /** Opens another resource from the list below the text. */
  onOpen: (key: string) => void
  onBookmark: (change: BookmarkChange) => void
}

function copyLink(key: string): Promise<boolean> {
  const url = `${location.origin}${resourcePath(key)}`
  // without access to the clipboard, show the link, so that the user can select it
  return copyText(url, 'Link copied', () => toast.info({ title: 'Copy the link from here', description: url }))
}

/** The full text of a resource. It has its own address, and is printed without the rest of the page (INTV-37). */
export function ResourceDialog({ resourceKey, onClose, onOpen, onBookmark }: Props) {
  const query = useQuery(resourceQuery(resourceKey))
  const text = useRef<HTMLElement>(null)
  const resource = query.data
  // when another resource is opened, focus its text and start at the top
  useEffect(() => {
    if (resourceKey) text.current?.focus({ preventScroll: true })
  }, [resourceKey])
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={resource?.title ?? 'Resource'}
      description={resource?.summary}
      initialFocus={text}
    >
      <DialogBody key={resourceKey} className="reading">
        {/* the text takes the focus, so that the arrow keys scroll it */}
        <article ref={text} tabIndex={-1}>
          <QueryBoundary
            query={query}
            skeleton={<TextSkeleton />}
            errorText="Failed to load the resource"
            missing={<p>Resource not found. It may have been removed.</p>}
          >
            {(found) => <Text resource={found} onOpen={onOpen} />}
          </QueryBoundary>
        </article>
      </DialogBody>
      {resource && <Foot resource={resource} onBookmark={onBookmark} />}
    </Dialog>
  )
}

function Text({ resource, onOpen }: Pick<Props, 'onOpen'> & { resource: Resource }) {
  const { category, tags, html, next, externalUrl, jobRole } = resource
  return (
    <div className="stack stack-4">
      <div className="row wrap res-about">
        <span className="meta">{factsOf(resource)}</span>
        {jobRole && <Badge tone="primary">{jobRole}</Badge>}
        {[categoryLabels[category], ...tags].map((word) => (
          <Badge key={word}>{word}</Badge>
        ))}
      </div>
      <RichText html={html} />
      {externalUrl && <Elsewhere url={externalUrl} />}
      {next.length > 0 && (
        <nav aria-label="Read next" className="stack res-next">
          <h3>Read next</h3>
          <ul className="stack">
            {next.map(({ key, title }) => (
              <li key={key}>
                <ResourceLink resourceKey={key} title={title} className="link" onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

function Foot({ resource, onBookmark }: Pick<Props, 'onBookmark'> & { resource: Resource }) {
  const { id, key, isBookmarked } = resource
  return (
    <DialogFoot
      start={
        <span className="row">
          <IconButton icon={Link2} label="Copy link" onClick={() => void copyLink(key)} />
          <IconButton icon={Printer} label="Print" onClick={() => print()} />
        </span>
      }
    >
      <Button
        icon={Bookmark}
        className="res-mark"
        aria-pressed={isBookmarked}
        onClick={() => onBookmark({ id, isBookmarked: !isBookmarked })}
      >
        Bookmark
      </Button>
    </DialogFoot>
  )
}

/** The link to an external page. */
const Elsewhere = ({ url }: { url: string }) => (
  <p className="row row-3 wrap">
    <ButtonLink to={url} target="_blank" rel="noopener noreferrer" variant="primary" iconEnd={ExternalLink}>
      Open {siteOf(url)}
    </ButtonLink>
    <span className="meta">Another site, {siteOf(url)}, in a new tab</span>
  </p>
)

const TextSkeleton = () => (
  <Loading label="Loading the resource">
    <div className="stack stack-3">
      {['w-full', 'w-3/4', 'w-full', 'w-2/3', 'w-1/2'].map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
        <Skeleton key={line} className={width} />
      ))}
    </div>
  </Loading>
)
