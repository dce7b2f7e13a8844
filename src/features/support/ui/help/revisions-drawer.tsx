import { useQuery } from '@tanstack/react-query'
import { articleHtml } from '#lib/article-html.ts'
import { longDateTime } from '#lib/dates.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { DialogBody, Drawer } from '#ui/primitives/dialog.tsx'
import { RichText } from '#ui/primitives/rich-text.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { useZone } from '#ui/use-zone.ts'
import type { ArticleText } from '../../help-contract.ts'
import { revisionsQuery } from '../queries.ts'
import '#ui/styles/talk.css'

type Props = { id: string; onTake: (text: ArticleText) => void; onClose: () => void }

/** Earlier versions of an article, latest first; each can be loaded into the form. */
export function RevisionsDrawer({ id, onTake, onClose }: Props) {
  const query = useQuery(revisionsQuery(id))
  const zone = useZone()
  return (
    <Drawer onClose={onClose} title="History">
      <DialogBody>
        <QueryBoundary
          query={query}
          skeleton={<SkeletonRows rows={4} label="Loading the history" />}
          errorText="Failed to load the history"
        >
          {(revisions) => (
            <ol className="stack stack-5">
              {revisions.map(({ revision, madeAt, madeBy, ...text }, at) => (
                <li key={revision} className="stack stack-2">
                  <div className="row between wrap">
                    <div>
                      <h3>{at === 0 ? 'Current version' : text.title}</h3>
                      <p className="meta">
                        {longDateTime(madeAt, zone)}, {madeBy ?? 'as shipped with Tandem'}
                      </p>
                    </div>
                    {at > 0 && (
                      <Button size="sm" onClick={() => onTake(text)}>
                        Use this text
                      </Button>
                    )}
                  </div>
                  <details className="shared-talk">
                    <summary>View article</summary>
                    <p className="strong">{text.title}</p>
                    <p className="meta">{text.summary}</p>
                    <RichText html={articleHtml(text.body)} />
                  </details>
                </li>
              ))}
            </ol>
          )}
        </QueryBoundary>
      </DialogBody>
    </Drawer>
  )
}
