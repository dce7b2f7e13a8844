import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSession } from '#features/accounts/ui/queries.ts'
import { longDateTime } from '#lib/dates.ts'
import { errorText } from '#ui/error-text.ts'
import { ConflictNotice } from '#ui/page/conflict-notice.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { useZone } from '#ui/use-zone.ts'
import type { Post } from '../../contract.ts'
import { postQuery } from '../queries.ts'
import { deleteWriting, type StoredWriting, storedWriting } from './local-writing.ts'
import type { WritingControl } from './use-writing.ts'
import '../blog.css'

type Props = { post: Post; writing: WritingControl }

/** Notices above the text: a conflict, unsaved local text, pending changes, a schedule. */
export function EditorNotices({ post, writing }: Props) {
  const zone = useZone()
  return (
    <>
      {writing.state === 'conflict' && <Conflict post={post} writing={writing} />}
      <LeftHere post={post} writing={writing} />
      {post.isHidden && (
        <Notice tone="warn" title="Hidden by moderation">
          Only staff can see this post, whatever its status.
        </Notice>
      )}
      {post.hasPending && writing.state !== 'conflict' && (
        <Notice tone="info" title="Readers see the previous version">
          Your changes are saved. Select Update to publish them.
        </Notice>
      )}
      {post.status === 'scheduled' && post.publishAt && (
        <Notice tone="info" title="Scheduled">
          It will be published automatically on {longDateTime(post.publishAt, zone)}.
        </Notice>
      )}
    </>
  )
}

/** After a conflict: either version is used, and the other remains in the revisions. */
function Conflict({ post, writing }: Props) {
  const queryClient = useQueryClient()
  const { userId = '' } = useSession().viewer ?? {}
  const choose = async (keepsMine: boolean) => {
    try {
      const latest = await queryClient.fetchQuery({ ...postQuery(post.id), staleTime: 0 })
      writing.accept(latest)
      // this version becomes a revision either way
      if (!(await writing.save(true)) || keepsMine) return
      writing.form.reset(latest.writing)
      if (await writing.save(true)) deleteWriting(userId, post.id)
    } catch (error) {
      toast.error({ title: 'Error', description: errorText(error, 'Failed to fetch the post') })
    }
  }
  return (
    <ConflictNotice problem={writing.problem} fate="The other version is saved under Revisions." onChoose={choose} />
  )
}

/** Text typed on this device that was never saved on the server. */
function LeftHere({ post, writing }: Props) {
  const userId = useSession().viewer?.userId ?? ''
  const zone = useZone()
  const [unsaved, setUnsaved] = useState<StoredWriting | null>(null)
  useEffect(() => {
    const stored = storedWriting(userId, post.id)
    if (stored && JSON.stringify(stored.writing) !== JSON.stringify(writing.form.getValues())) setUnsaved(stored)
    // only what was left when the page opened, not what is typed now
  }, [userId, post.id, writing.form])
  if (!unsaved) return null
  return (
    <Notice tone="info" title="Some of your text wasn't saved">
      <p>This device saved it on {longDateTime(new Date(unsaved.at), zone)}.</p>
      <div className="row be-choices">
        <Button
          size="sm"
          onClick={() => {
            writing.replace(unsaved.writing)
            setUnsaved(null)
          }}
        >
          Restore
        </Button>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            deleteWriting(userId, post.id)
            setUnsaved(null)
          }}
        >
          Discard
        </Button>
      </div>
    </Notice>
  )
}
