import { useQuery } from '@tanstack/react-query'
import { History, SquareArrowOutUpRight } from 'lucide-react'
import { useState } from 'react'
import { isId } from '#lib/ids.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { StatusPill } from '#ui/primitives/status-pill.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { StaffArticle } from '../../help-contract.ts'
import { helpPath } from '../../help-rules.ts'
import { staffArticleQuery } from '../queries.ts'
import { ArticleForm } from './article-form.tsx'
import { ArticleState } from './article-state.tsx'

const RevisionsDrawer = lazyComponent(async () => (await import('./revisions-drawer.tsx')).RevisionsDrawer)

const BACK = '/app/admin/support?tab=help'

type Moves = { onMade: (id: string) => void; onRemoved: () => void }

/** The editor of one article of the help center; 'new' creates one. */
export function ArticleEditorPage({ id, ...moves }: { id: string } & Moves) {
  if (id === 'new') return <NewArticle {...moves} />
  return isId(id) ? <StoredArticle key={id} id={id} {...moves} /> : <Missing />
}

function Missing() {
  return (
    <>
      <PageHeader title="Edit article" />
      <EmptyState level={2} title="Article not found" action={<ButtonLink to={BACK}>All articles</ButtonLink>}>
        It was deleted, or the address is wrong.
      </EmptyState>
    </>
  )
}

function NewArticle({ onMade }: Moves) {
  return (
    <>
      <PageHeader title="New article" purpose="It starts as a draft that only staff can see until you publish it." />
      <ArticleForm article={null} onSaved={({ id }) => onMade(id)} />
    </>
  )
}

function StoredArticle({ id, onRemoved }: { id: string } & Moves) {
  const query = useQuery(staffArticleQuery(id))
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={6} label="Loading the article" />}
      errorText="Failed to load the article"
      missing={<Missing />}
    >
      {(article) => <Editor now={article} onRemoved={onRemoved} />}
    </QueryBoundary>
  )
}

/** `now` is the stored article; the form started from `base`, which may be older. */
function Editor({ now, onRemoved }: { now: StaffArticle; onRemoved: () => void }) {
  const [base, setBase] = useState(now)
  /** Incremented to reset the form to the stored article. */
  const [round, setRound] = useState(0)
  const [chosenVersion, setChosenVersion] = useState<Partial<StaffArticle> | null>(null)
  const [hasHistory, setHistory] = useState(false)
  const isOld = now.revision > base.revision
  const isOther =
    isOld && (['title', 'summary', 'body', 'slug', 'topic'] as const).some((part) => now[part] !== base[part])
  // a change of its published state does not affect the form
  if (isOld && !isOther) setBase(now)
  const { title, status, isOurs, isEdited } = base
  return (
    <>
      <PageHeader
        title={title}
        purpose={
          isOurs && !isEdited
            ? "This article came with Tandem. Once you save a change, upgrades won't overwrite it."
            : 'Earlier versions are saved in its history.'
        }
        actions={
          <>
            <StatusPill
              status={status === 'draft' ? 'draft' : 'active'}
              label={status === 'draft' ? 'Draft' : 'Published'}
            />
            {status === 'published' && (
              <ButtonLink to={helpPath(base)} icon={SquareArrowOutUpRight}>
                Open
              </ButtonLink>
            )}
            <Button icon={History} onClick={() => setHistory(true)}>
              History
            </Button>
            <ArticleState article={now} onChanged={setBase} onRemoved={onRemoved} />
          </>
        }
      />
      {isOther && (
        <Notice tone="warn" title="Someone else changed this article.">
          <div className="row wrap">
            <Button
              size="sm"
              onClick={() => {
                setBase(now)
                setChosenVersion(null)
                setRound(round + 1)
              }}
            >
              Show their version
            </Button>
            <Button size="sm" onClick={() => setBase({ ...base, revision: now.revision })}>
              Keep mine; theirs is saved in the history
            </Button>
          </div>
        </Notice>
      )}
      <ArticleForm
        key={round}
        article={base}
        restored={chosenVersion}
        onSaved={(saved) => {
          setChosenVersion(null)
          setBase(saved)
        }}
      />
      {hasHistory && (
        <RevisionsDrawer
          id={now.id}
          onTake={(text) => {
            setChosenVersion(text)
            setHistory(false)
          }}
          onClose={() => setHistory(false)}
        />
      )}
    </>
  )
}
