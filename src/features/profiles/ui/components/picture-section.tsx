import { Trash2, Upload } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { PICTURE_TYPES } from '#lib/picture-file.ts'
import { FieldError } from '#ui/form/field-parts.tsx'
import { useConfirm } from '#ui/page/confirm.tsx'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { avatarErrors, refusedAvatar } from '../../avatar-rules.ts'
import type { Profile } from '../../contract.ts'
import { useAvatar } from '../use-avatar.ts'

// loaded only when a person changes the picture
const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }))

/** The person's picture or initials, with upload, crop, change and remove (PROF-17, PROF-18). */
export function PictureSection({ profile: { image, personal } }: { profile: Profile }) {
  const input = useRef<HTMLInputElement>(null)
  const change = useRef<HTMLButtonElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { upload, remove } = useAvatar()
  const confirm = useConfirm()

  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    const refused = refusedAvatar(chosen)
    setRefusal(refused)
    setFile(refused ? null : chosen)
  }
  // the browser's file dialog opened this dialog, so the focus has no element to return to
  const close = () => {
    setFile(null)
    focusWhenLost(() => change.current)
  }
  const askAndRemove = async () => {
    const text = 'Are you sure you want to remove your profile picture?'
    if (!(await confirm({ title: 'Remove profile picture', text, action: 'Remove Picture' }))) return
    // the pressed button disappears together with the picture
    remove.mutate(undefined, { onSuccess: () => change.current?.focus() })
  }
  return (
    <section aria-labelledby="profile-picture" data-picture>
      <SectionHead title="Profile picture" id="profile-picture" />
      <div className="row row-4">
        <Avatar name={personal.displayName} src={image} size="xl" own />
        <div className="stack stack-3">
          <p>{image ? 'Shown next to your name.' : 'Companies see your initials until you add a picture.'}</p>
          <div className="row wrap">
            <Button ref={change} size="sm" icon={Upload} onClick={() => input.current?.click()}>
              {image ? 'Change picture' : 'Upload a picture'}
            </Button>
            {image && (
              <Button size="sm" variant="danger-quiet" icon={Trash2} busy={remove.isPending} onClick={askAndRemove}>
                Remove
              </Button>
            )}
            <span className="meta">An image under 5MB</span>
          </div>
          <div role="alert">
            <FieldError id="profile-picture-error">{refusal}</FieldError>
          </div>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        aria-label="Picture file"
        aria-describedby="profile-picture-error"
        hidden
        onChange={({ target }) => {
          choose(target.files?.[0])
          // reset, so that choosing the same file again fires a change event
          target.value = ''
        }}
      />
      <Suspense>
        {file && (
          <CropDialog
            file={file}
            isSaving={upload.isPending}
            onCancel={close}
            onUnreadable={() => {
              setRefusal(avatarErrors.AVATAR_NOT_IMAGE.message)
              setFile(null)
            }}
            onSave={(crop) => upload.mutate({ file, crop }, { onSuccess: close })}
          />
        )}
      </Suspense>
    </section>
  )
}
