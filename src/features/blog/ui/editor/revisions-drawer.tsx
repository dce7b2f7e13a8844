import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TextDiff } from '#features/documents/ui/components/text-diff.tsx'
import { longDateTime } from '#lib/dates.ts'
import { plainText } from '#lib/html-text.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { DialogBody, DialogFoot, Drawer } from '#ui/primitives/dialog.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { useZone } from '#ui/use-zone.ts'
import type { Post, Revision } from '../../contract.ts'
import { revisionQuery, revisionsQuery } from '../queries.ts'
import type { WritingControl } from './use-writing.ts'
import '#ui/styles/talk.css'

type Props = { post: Post; writing: WritingControl; onClose: () => void }

/** The revisions of a post: compare each with the current version, and restore it. */
export function RevisionsDrawer({ post, writing, onClose }: Props) {
  const list = useQuery(revisionsQuery(post.id))
  const zone = useZone()
  const [chosen, setChosen] = useState<string | null>(null)
  const revision = useQuery({ ...revisionQuery(post.id, chosen ?? ''), enabled: chosen !== null })
  const restore = async ({ title, excerpt, content }: Revision) => {
    // the current version is stored as a revision first, so that restoring can be undone
    if (!(await writing.save(true))) return
    writing.replace({ title, excerpt, content })
    if (await writing.save(true)) toast.success('Revision restored')
    onClose()
  }
  return (
    <Drawer
      onClose={onClose}
      title="Revisions"
      description="Removed text is struck through; added text is highlighted."
    >
      <DialogBody>
        <div className="stack stack-5">
          <QueryBoundary
            query={list}
            skeleton={<SkeletonRows rows={4} lead="none" label="Loading revisions" />}
            errorText="Failed to fetch revisions"
            isEmpty={(rows) => rows.length === 0}
            empty={
              <EmptyState bare title="No revisions yet">
                A revision is saved for each editing session.
              </EmptyState>
            }
          >
            {(rows) => (
              <ul className="talks">
                {rows.map(({ id, title, writtenBy, updatedAt, isKept }) => (
                  <li key={id} className={cx('talk', id === chosen && 'is-here')}>
                    <button type="button" aria-pressed={id === chosen} onClick={() => setChosen(id)}>
                      <span className="row between wrap">
                        <b>{longDateTime(updatedAt, zone)}</b>
                        {isKept && <Badge tone="line">Permanent</Badge>}
                      </span>
                      <span className="clip">{title}</span>
                      <span className="meta">{writtenBy ?? 'A former staff member'}</span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </QueryBoundary>
          {chosen && (
            <QueryBoundary
              query={revision}
              skeleton={<SkeletonRows rows={3} lead="none" label="Loading the revision" />}
              errorText="Failed to fetch the revision"
            >
              {(one) => <Compared revision={one} writing={writing} />}
            </QueryBoundary>
          )}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Close</Button>
        <Button
          variant="primary"
          disabled={!revision.data}
          onClick={() => revision.data && void restore(revision.data)}
        >
          Restore
        </Button>
      </DialogFoot>
    </Drawer>
  )
}

function Compared({ revision, writing }: { revision: Revision; writing: WritingControl }) {
  const now = writing.form.getValues()
  const words = `${now.title}\n${now.excerpt ?? ''}\n${plainText(now.content)}`
  return (
    <section aria-label="Changes since">
      <h3>Changes since</h3>
      <TextDiff before={`${revision.title}\n${revision.excerpt}\n${revision.plain}`} after={words} />
    </section>
  )
}
