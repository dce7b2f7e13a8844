import { useState } from 'react'
import { PICTURE_TYPES } from '#lib/picture-file.ts'
import { errorText } from '#ui/error-text.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Checkbox } from '#ui/primitives/choice.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { DropArea } from '#ui/primitives/drop-area.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Textarea } from '#ui/primitives/textarea.tsx'
import type { DescribedPicture, PictureSource, SentPicture } from './pictures.ts'

type Props = {
  title: string
  /** The existing image, to describe again or replace. */
  before: DescribedPicture | null
  source: PictureSource
  onClose: () => void
  onDone: (picture: DescribedPicture) => void
}

/** An image and its alternative text. The text is required, unless the image may be decorative and the user marks it so. */
export function PictureDialog({ title, before, source, onClose, onDone }: Props) {
  const { picture, error, setError, isSending, send } = useSending(before, source)
  const [alt, setAlt] = useState(before?.alt ?? '')
  const [isDecorative, setDecorative] = useState(source.mayBeDecorative === true && before?.alt === '')
  const [isConfirming, setConfirming] = useState(false)
  const isMissing = !isDecorative && alt.trim() === ''
  const done = () => {
    setConfirming(true)
    if (!picture) return setError('Choose an image first')
    if (isMissing) return
    onDone({ ...picture, alt: isDecorative ? '' : alt.trim() })
    onClose()
  }
  return (
    <Dialog onClose={onClose} title={title} locked={isSending}>
      <DialogBody>
        <div className="stack stack-4">
          {error && <Notice tone="error">{error}</Notice>}
          {picture && (
            <img className="picture-shown" src={picture.url} alt="" width={picture.width} height={picture.height} />
          )}
          <DropArea
            label={picture ? 'Choose another image' : 'Choose an image'}
            accept={PICTURE_TYPES}
            disabled={isSending}
            onFiles={([file]) => void send(file)}
          >
            <span role="status">{isSending ? 'Uploading' : source.hint}</span>
          </DropArea>
          <Described alt={alt} setAlt={setAlt} isOff={isDecorative} isMissing={isConfirming && isMissing} />
          {source.mayBeDecorative && (
            <Checkbox
              label="Decorative image (screen readers skip it)"
              checked={isDecorative}
              onChange={({ target }) => setDecorative(target.checked)}
            />
          )}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" disabled={isSending} onClick={done}>
          {before ? 'Save' : 'Insert'}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

function useSending(before: SentPicture | null, { send: store, maxBytes, tooLarge }: PictureSource) {
  const [picture, setPicture] = useState(before)
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState('')
  const send = async (file: File | undefined) => {
    if (!file) return
    setError('')
    if (file.size > maxBytes) return setError(tooLarge)
    setSending(true)
    try {
      setPicture(await store(file))
    } catch (thrown) {
      setError(errorText(thrown, 'Failed to upload the image'))
    }
    setSending(false)
  }
  return { picture, error, setError, isSending, send }
}

type DescribedProps = { alt: string; setAlt: (alt: string) => void; isOff: boolean; isMissing: boolean }

function Described({ alt, setAlt, isOff, isMissing }: DescribedProps) {
  return (
    <div className="field">
      <label htmlFor="picture-alt">
        Alt text
        {!isOff && (
          <span className="req" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      <Textarea
        id="picture-alt"
        rows={2}
        maxLength={300}
        value={isOff ? '' : alt}
        disabled={isOff}
        aria-required={!isOff}
        aria-invalid={isMissing || undefined}
        aria-describedby="picture-alt-help"
        onChange={({ target }) => setAlt(target.value)}
      />
      {isMissing && (
        <p className="error" role="alert">
          Describe the image
        </p>
      )}
      <p className="help" id="picture-alt-help">
        Screen readers read this aloud. Example: “Two people at a desk, one points at a page”.
      </p>
    </div>
  )
}
