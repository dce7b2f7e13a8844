import { useState } from 'react'
import { errorText } from '#ui/error-text.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { DropArea } from '#ui/primitives/drop-area.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Textarea } from '#ui/primitives/textarea.tsx'
import { blogPictureErrors, MAX_BLOG_PICTURE_BYTES } from '../../picture-rules.ts'
import { type SentPicture, sendPicture } from './send-picture.ts'

export type Described = Omit<SentPicture, 'id'> & { alt: string }
type Props = {
  title: string
  /** The picture that is there already, to be described anew or replaced. */
  before: Described | null
  onClose: () => void
  onDone: (picture: Described) => void
}

/** A picture and what it shows: without words for those who cannot see it, none comes in. */
export function PictureDialog({ title, before, onClose, onDone }: Props) {
  const [picture, setPicture] = useState<Omit<Described, 'alt'> | null>(before)
  const [alt, setAlt] = useState(before?.alt ?? '')
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState('')
  const [isAsked, setAsked] = useState(false)
  const send = async (file: File | undefined) => {
    if (!file) return
    setError('')
    if (file.size > MAX_BLOG_PICTURE_BYTES) return setError(blogPictureErrors.BLOG_PICTURE_TOO_LARGE.message)
    setSending(true)
    try {
      setPicture(await sendPicture(file))
    } catch (thrown) {
      setError(errorText(thrown, 'Failed to upload the picture'))
    }
    setSending(false)
  }
  const done = () => {
    setAsked(true)
    if (!picture) return setError('Please choose a picture')
    if (alt.trim() === '') return
    onDone({ ...picture, alt: alt.trim() })
    onClose()
  }
  const isMissing = isAsked && alt.trim() === ''
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} locked={isSending}>
      <DialogBody>
        <div className="stack stack-4">
          {error && <Notice tone="error">{error}</Notice>}
          {picture && <img className="cover" src={picture.url} alt="" width={picture.width} height={picture.height} />}
          <DropArea
            label={picture ? 'Choose another picture' : 'Choose a picture'}
            accept="image/png,image/jpeg,image/webp,image/gif"
            disabled={isSending}
            onFiles={([file]) => void send(file)}
          >
            {isSending ? 'Uploading' : 'Drop a picture here, or browse. At most 10 MB, best 1,600 pixels wide.'}
          </DropArea>
          <div className="field">
            <label htmlFor="picture-alt">
              What it shows
              <span className="req" aria-hidden="true">
                {' *'}
              </span>
            </label>
            <Textarea
              id="picture-alt"
              rows={2}
              maxLength={300}
              value={alt}
              aria-required
              aria-invalid={isMissing || undefined}
              aria-describedby="picture-alt-help"
              onChange={({ target }) => setAlt(target.value)}
            />
            {isMissing && (
              <p className="error" role="alert">
                Please say what the picture shows
              </p>
            )}
            <p className="help" id="picture-alt-help">
              Read aloud to people who cannot see it: “Two people at a desk, one points at a page”.
            </p>
          </div>
        </div>
      </DialogBody>
      <DialogFoot>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="primary" disabled={isSending} onClick={done}>
          {before ? 'Save' : 'Insert'}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
