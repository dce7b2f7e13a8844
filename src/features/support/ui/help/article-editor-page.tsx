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
import { loadLater } from '#ui/shell/load-later.tsx'
import type { StaffArticle } from '../../help-contract.ts'
import { helpPath } from '../../help-rules.ts'
import { staffArticleQuery } from '../queries.ts'
import { ArticleForm } from './article-form.tsx'
import { ArticleState } from './article-state.tsx'

const RevisionsDrawer = loadLater(async () => (await import('./revisions-drawer.tsx')).RevisionsDrawer)

const BACK = '/app/admin/support?tab=help'

type Moves = { onMade: (id: string) => void; onRemoved: () => void }

/** One article of the help centre, to be written or changed; 'new' is one that is not there yet. */
export function ArticleEditorPage({ id, ...moves }: { id: string } & Moves) {
  if (id === 'new') return <NewArticle {...moves} />
  return isId(id) ? <StoredArticle key={id} id={id} {...moves} /> : <Missing />
}

function Missing() {
  return (
    <>
      <PageHeader title="Edit article" />
      <EmptyState level={2} title="There is no such article" action={<ButtonLink to={BACK}>All articles</ButtonLink>}>
        It was deleted, or its address is wrong.
      </EmptyState>
    </>
  )
}

function NewArticle({ onMade }: Moves) {
  return (
    <>
      <PageHeader title="New article" purpose="It begins as a draft, which only staff read, until you publish it." />
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

/** `now` is the article as it is stored; what is written here was begun from `base`, which may be older. */
function Editor({ now, onRemoved }: { now: StaffArticle; onRemoved: () => void }) {
  const [base, setBase] = useState(now)
  /** Counts up where the form begins anew with what is stored. */
  const [round, setRound] = useState(0)
  const [taken, setTaken] = useState<Partial<StaffArticle> | null>(null)
  const [hasHistory, setHistory] = useState(false)
  const isOld = now.revision > base.revision
  const isOther =
    isOld && (['title', 'summary', 'body', 'slug', 'topic'] as const).some((part) => now[part] !== base[part])
  // published or taken back elsewhere: nothing that is written here changes by it
  if (isOld && !isOther) setBase(now)
  const { title, status, isOurs, isEdited } = base
  return (
    <>
      <PageHeader
        title={title}
        purpose={
          isOurs && !isEdited
            ? 'It came with Tandem. Once you save a change, upgrades leave it as you wrote it.'
            : 'What it said before stays in its history.'
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
        <Notice tone="warn" title="Somebody changed this article meanwhile.">
          <div className="row wrap">
            <Button
              size="sm"
              onClick={() => {
                setBase(now)
                setRound(round + 1)
              }}
            >
              Show their version
            </Button>
            <Button size="sm" onClick={() => setBase({ ...base, revision: now.revision })}>
              Keep mine; theirs stays in the history
            </Button>
          </div>
        </Notice>
      )}
      <ArticleForm
        key={round}
        article={base}
        taken={taken}
        onSaved={(saved) => {
          setTaken(null)
          setBase(saved)
        }}
      />
      {hasHistory && (
        <RevisionsDrawer
          id={now.id}
          onTake={(text) => {
            setTaken(text)
            setHistory(false)
          }}
          onClose={() => setHistory(false)}
        />
      )}
    </>
  )
}
