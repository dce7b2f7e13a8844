import { useMutation } from '@tanstack/react-query'
import { Copy, ExternalLink } from 'lucide-react'
import { useEffect } from 'react'
import { api } from '#client/api.ts'
import { longDateTime } from '#lib/dates.ts'
import { copyText } from '#ui/copy-text.ts'
import { errorText } from '#ui/error-text.ts'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { Input } from '#ui/primitives/input.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { useZone } from '#ui/use-zone.ts'

/** A link to the post's current draft, until it expires: to open or to send to a colleague. */
export function PreviewDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  const zone = useZone()
  const { mutate, data, error } = useMutation(api.blog.preview.mutationOptions())
  useEffect(() => mutate({ id: postId }), [mutate, postId])
  const end = useMutation(
    api.blog.endPreviews.mutationOptions({
      onSuccess: ({ ended }) => {
        toast.success(ended === 1 ? 'The preview link no longer works' : `${ended} preview links no longer work`)
        onClose()
      },
      onError: (thrown) => toast.error({ title: 'Error', description: errorText(thrown, 'Failed to end the links') }),
    }),
  )
  const copy = (url: string) =>
    copyText(url, 'Link copied', () => toast.error("The link couldn't be copied. Please copy it manually."))
  return (
    <Dialog
      onClose={onClose}
      title="Preview"
      description="Anyone with this link can read the draft without an account."
    >
      <DialogBody>
        {error && <Notice tone="error">{errorText(error, 'Failed to create a preview link')}</Notice>}
        {!data && !error && <Skeleton shape="field" />}
        {data && (
          <div className="field">
            <label htmlFor="preview-link">Preview link</label>
            <Input id="preview-link" readOnly value={data.url} onFocus={({ target }) => target.select()} />
            <p className="help">
              Valid until {longDateTime(data.expiresAt, zone)}, and always shows the latest version. “End all links”
              revokes this and all earlier links.
            </p>
            <div>
              <Button size="sm" variant="danger-quiet" busy={end.isPending} onClick={() => end.mutate({ id: postId })}>
                End all links
              </Button>
            </div>
          </div>
        )}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Close</Button>
        <Button icon={Copy} disabled={!data} onClick={() => data && void copy(data.url)}>
          Copy link
        </Button>
        {data && (
          <a className={buttonClass({ variant: 'primary' })} href={data.url} target="_blank" rel="noreferrer">
            <ExternalLink className="ic" />
            Open preview
          </a>
        )}
      </DialogFoot>
    </Dialog>
  )
}
