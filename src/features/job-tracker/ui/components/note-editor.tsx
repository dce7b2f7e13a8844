import { Pencil, Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { UnsavedGuard } from '#ui/form/leave-guard.tsx'
import { useConfirm } from '#ui/page/confirm.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Textarea } from '#ui/primitives/textarea.tsx'
import { useFocusBack } from '#ui/primitives/use-focus-back.ts'
import './tracker.css'

type Props = {
  /** The subject of the note for screen readers: 'Senior Data Analyst at Fernway Health'. */
  about: string
  notes: string | null
  /** Resolves to false if saving failed; then the editor stays open with the text. */
  onSave: (notes: string) => Promise<boolean>
}

/** A private note that turns into an editor when clicked. Escape cancels; if something was typed, it asks first. */
export function NoteEditor({ about, notes, onSave }: Props) {
  const [isEditing, setEditing] = useState(false)
  const opener = useFocusBack(isEditing)
  if (isEditing) return <Editor about={about} notes={notes} onSave={onSave} onClose={() => setEditing(false)} />
  const Icon = notes ? Pencil : Plus
  return (
    <button
      ref={opener}
      type="button"
      className={notes ? 'note-line' : 'note-line is-empty'}
      onClick={() => setEditing(true)}
    >
      <Icon className="ic ic-sm" />
      <span>
        {notes && <span className="vh">Edit note on {about}: </span>}
        {notes ?? 'Add a note'}
        {!notes && <span className="vh"> on {about}</span>}
      </span>
    </button>
  )
}

const discard = {
  title: 'Discard changes?',
  text: "Your changes haven't been saved.",
  action: 'Discard',
  cancel: 'Keep editing',
}

function Editor({ about, notes, onSave, onClose }: Props & { onClose: () => void }) {
  const [text, setText] = useState(notes ?? '')
  const [isSaving, setSaving] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const confirm = useConfirm()
  useEffect(() => field.current?.focus(), [])
  const isChanged = text.trim() !== (notes ?? '')
  const save = async () => {
    if (!isChanged) return onClose()
    setSaving(true)
    const isSaved = await onSave(text)
    setSaving(false)
    if (isSaved) onClose()
  }
  const confirmAndClose = async () => {
    if (!isChanged || (await confirm(discard))) onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
    if (event.key !== 'Escape') return
    // the surrounding dialog must stay open
    event.stopPropagation()
    void confirmAndClose()
  }
  return (
    <div className="note-edit">
      <UnsavedGuard isUnsaved={isChanged && !isSaving} />
      <Textarea
        ref={field}
        rows={3}
        maxLength={5000}
        aria-label={`Note on ${about}`}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="row">
        <Button variant="primary" size="sm" busy={isSaving} onClick={() => void save()}>
          Save
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
