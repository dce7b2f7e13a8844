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

/** What a writer must know above the text: two wrote at once, words were left here, changes wait, a time is set. */
export function EditorNotices({ post, writing }: Props) {
  const zone = useZone()
  return (
    <>
      {writing.state === 'conflict' && <Conflict post={post} writing={writing} />}
      <LeftHere post={post} writing={writing} />
      {post.isHidden && (
        <Notice tone="warn" title="Hidden by moderation">
          Nobody but staff sees this post, whatever its status says.
        </Notice>
      )}
      {post.hasPending && writing.state !== 'conflict' && (
        <Notice tone="info" title="Readers still see the version before">
          Your changes are saved. Press Update to put them in its place.
        </Notice>
      )}
      {post.status === 'scheduled' && post.publishAt && (
        <Notice tone="info" title="Scheduled">
          It is published by itself on {longDateTime(post.publishAt, zone)}.
        </Notice>
      )}
    </>
  )
}

/** Two wrote at once: either words stay, and the others remain among the revisions. */
function Conflict({ post, writing }: Props) {
  const queryClient = useQueryClient()
  const { userId = '' } = useSession().viewer ?? {}
  const choose = async (keepsMine: boolean) => {
    try {
      const theirs = await queryClient.fetchQuery({ ...postQuery(post.id), staleTime: 0 })
      writing.accept(theirs)
      // mine become a revision either way
      if (!(await writing.save(true)) || keepsMine) return
      writing.form.reset(theirs.writing)
      if (await writing.save(true)) deleteWriting(userId, post.id)
    } catch (error) {
      toast.error({ title: 'Error', description: errorText(error, 'Failed to fetch the post') })
    }
  }
  return <ConflictNotice problem={writing.problem} fate="The others stay among the revisions." onChoose={choose} />
}

/** Words that were typed on this device and never arrived. */
function LeftHere({ post, writing }: Props) {
  const userId = useSession().viewer?.userId ?? ''
  const zone = useZone()
  const [left, setLeft] = useState<StoredWriting | null>(null)
  useEffect(() => {
    const kept = storedWriting(userId, post.id)
    if (kept && JSON.stringify(kept.writing) !== JSON.stringify(writing.form.getValues())) setLeft(kept)
    // what was left when the page opened; what is typed now is no news
  }, [userId, post.id, writing.form])
  if (!left) return null
  return (
    <Notice tone="info" title="Words of yours were not saved">
      <p>This device kept them from {longDateTime(new Date(left.at), zone)}.</p>
      <div className="row be-choices">
        <Button
          size="sm"
          onClick={() => {
            writing.replace(left.writing)
            setLeft(null)
          }}
        >
          Bring them back
        </Button>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            deleteWriting(userId, post.id)
            setLeft(null)
          }}
        >
          Forget them
        </Button>
      </div>
    </Notice>
  )
}
