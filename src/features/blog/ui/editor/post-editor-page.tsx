import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { AppForm } from '#ui/form/app-form.tsx'
import { LeaveQuestion } from '#ui/form/leave-question.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { Post } from '../../contract.ts'
import { postQuery } from '../queries.ts'
import { ContentField } from './content-field.tsx'
import { EditorActions } from './editor-actions.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { HeadFields } from './head-fields.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { useWriting } from './use-writing.ts'
import '../blog.css'

const RevisionsDrawer = lazyComponent(async () => (await import('./revisions-drawer.tsx')).RevisionsDrawer)

type Props = { postId: string; onGone: () => void }

/** /app/admin/blog/{id}: the editor of a post, with its settings next to it. */
export function PostEditorPage({ postId, onGone }: Props) {
  const query = useQuery(postQuery(postId))
  return (
    <QueryBoundary
      query={query}
      skeleton={<EditorSkeleton />}
      errorText="Failed to fetch the post"
      missing={
        <>
          <PageHeader title="Edit Post" />
          <EmptyState
            level={2}
            title="Post not found"
            action={
              <ButtonLink to="/app/admin/blog" variant="primary" icon={ArrowLeft}>
                Back to posts
              </ButtonLink>
            }
          >
            It was deleted, or the address is wrong.
          </EmptyState>
        </>
      }
    >
      {(post) => <PostEditor key={post.id} post={post} onGone={onGone} />}
    </QueryBoundary>
  )
}

function PostEditor({ post, onGone }: { post: Post; onGone: () => void }) {
  const writing = useWriting(post)
  const [areRevisionsOpen, setRevisionsOpen] = useState(false)
  const { form, state, save } = writing
  return (
    // text typed before hydration would be lost
    <div className="be-room" inert={!useHydrated()}>
      <div className="be">
        <AppForm form={form} label="Post" className="contents">
          <div className="be-text">
            <HeadFields post={post} state={state} problem={writing.problem} />
            <EditorNotices post={post} writing={writing} />
            <ContentField />
          </div>
          <div className="be-side">
            <EditorActions post={post} writing={writing} onRevisions={() => setRevisionsOpen(true)} onGone={onGone} />
            <SettingsPanel post={post} form={form} />
          </div>
        </AppForm>
      </div>
      {areRevisionsOpen && <RevisionsDrawer post={post} writing={writing} onClose={() => setRevisionsOpen(false)} />}
      <LeaveQuestion
        shouldBlockFn={async ({ next }) => {
          if (state === 'saved' || next.pathname.endsWith(post.id)) return false
          return state === 'conflict' || !(await save(false))
        }}
        enableBeforeUnload={false}
      >
        Your changes couldn't be saved. This device stores them and will offer them when you return.
      </LeaveQuestion>
    </div>
  )
}

const EditorSkeleton = () => (
  <Loading label="Loading the post...">
    <div className="stack stack-6">
      <Skeleton shape="title" className="w-2/5" />
      <Skeleton shape="block" className="h-48" />
    </div>
  </Loading>
)
