import { useMutation } from '@tanstack/react-query'
import { CalendarClock, CloudOff, Ellipsis, Eye, History, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/primitives/menu.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { Post } from '../../contract.ts'
import { PublishedItems } from '../components/published-items.tsx'
import { usePostActions } from '../use-post-actions.ts'
import type { WritingControl } from './use-writing.ts'
import '../blog.css'

const PreviewDialog = lazyComponent(async () => (await import('./preview-dialog.tsx')).PreviewDialog)
const ScheduleDialog = lazyComponent(async () => (await import('./schedule-dialog.tsx')).ScheduleDialog)

type Props = { post: Post; writing: WritingControl; onRevisions: () => void; onGone: () => void }

/** Preview, Publish or Update, and all other actions. Typed text is saved first. */
export function EditorActions({ post, writing, onRevisions, onGone }: Props) {
  const { id, title, status } = post
  const [dialog, setDialog] = useState<'preview' | 'schedule' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const actions = usePostActions(writing.accept)
  const { update, discard } = useWaiting(id, writing)
  const { accept } = writing
  /** Runs on the saved version: only when everything is saved. */
  const afterSaving = async (work: () => Promise<unknown> | undefined) => {
    setBusy(true)
    if (await writing.save(true)) await Promise.resolve(work()).catch(() => undefined)
    setBusy(false)
  }
  const isPublished = status === 'published'
  return (
    <div className="be-acts">
      <Menu trigger={<IconButton icon={Ellipsis} label="More actions" />} align="end">
        <MenuItem icon={History} onSelect={onRevisions}>
          Revisions
        </MenuItem>
        {!isPublished && (
          <MenuItem icon={CalendarClock} onSelect={() => void afterSaving(async () => setDialog('schedule'))}>
            {status === 'scheduled' ? 'Change the schedule' : 'Schedule'}
          </MenuItem>
        )}
        {isPublished && (
          <>
            <PublishedItems post={post} actions={actions} />
            {post.hasPending && (
              <MenuItem icon={Undo2} onSelect={discard}>
                Discard changes
              </MenuItem>
            )}
            <MenuItem icon={CloudOff} onSelect={() => void actions.unpublish({ id, title })}>
              Unpublish
            </MenuItem>
          </>
        )}
        <MenuSeparator />
        <MenuItem
          icon={Trash2}
          danger
          onSelect={() => void actions.remove({ id, title }).then((isGone) => isGone && onGone())}
        >
          Delete
        </MenuItem>
      </Menu>
      <Button
        variant="ghost"
        icon={Eye}
        busy={isBusy}
        onClick={() => void afterSaving(async () => setDialog('preview'))}
      >
        Preview
      </Button>
      {isPublished ? (
        <Button
          variant="primary"
          busy={isBusy}
          disabled={!post.hasPending && writing.state === 'saved'}
          onClick={() => void afterSaving(update)}
        >
          Update
        </Button>
      ) : (
        <Button
          variant="primary"
          busy={isBusy}
          onClick={() => void afterSaving(() => actions.publish.mutateAsync({ id }))}
        >
          Publish
        </Button>
      )}
      {dialog === 'preview' && <PreviewDialog postId={id} onClose={() => setDialog(null)} />}
      {dialog === 'schedule' && <ScheduleDialog post={post} onClose={() => setDialog(null)} onStored={accept} />}
    </div>
  )
}

/** The pending changes of a published post: publish or discard them. */
function useWaiting(id: string, { accept, form, revision }: WritingControl) {
  const update = useMutation(
    api.blog.update.mutationOptions({
      onSuccess: (stored) => {
        accept(stored)
        toast.success('Post updated successfully')
      },
      onError: errorToast('Failed to update post'),
    }),
  )
  const discard = useMutation(
    api.blog.discard.mutationOptions({
      onSuccess: (stored) => {
        accept(stored)
        form.reset(stored.writing)
        toast.success('Changes discarded')
      },
      onError: errorToast('Failed to discard the changes'),
    }),
  )
  const seen = () => ({ id, revision: revision.current })
  return { update: () => update.mutateAsync(seen()), discard: () => discard.mutate(seen()) }
}
