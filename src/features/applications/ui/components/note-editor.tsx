import { Pencil, Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { Textarea } from '#ui/primitives/textarea.tsx'

type Props = {
  /** Whose note it is, for those who hear the page: 'Senior Data Analyst at Fernway Health'. */
  about: string
  notes: string | null
  /** Resolves to false where it could not be kept: the editor stays open with what was typed. */
  onSave: (notes: string) => Promise<boolean>
}

/** A private note in its place: pressed, it becomes an editor; Escape leaves it as it was. */
export function NoteEditor({ about, notes, onSave }: Props) {
  const [isEditing, setEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const hasEdited = useRef(false)
  useEffect(() => {
    if (isEditing) hasEdited.current = true
    else if (hasEdited.current) opener.current?.focus()
  }, [isEditing])
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

function Editor({ about, notes, onSave, onClose }: Props & { onClose: () => void }) {
  const [text, setText] = useState(notes ?? '')
  const [isSaving, setSaving] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const save = async () => {
    if (text.trim() === (notes ?? '')) return onClose()
    setSaving(true)
    const isKept = await onSave(text)
    setSaving(false)
    if (isKept) onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
    if (event.key !== 'Escape') return
    // the dialog around it stays open
    event.stopPropagation()
    onClose()
  }
  return (
    <div className="note-edit">
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
