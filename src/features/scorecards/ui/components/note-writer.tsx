import { useId, useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { Counter } from '#ui/primitives/textarea.tsx'
import type { Person } from '../../note-contract.ts'
import { MAX_NOTE } from '../../rules.ts'
import { type NotePlace, readStoredNote, storeNote } from '../stored-note.ts'
import { useNoteActions } from '../use-note-actions.ts'
import { MentionArea } from './mention-area.tsx'
import './evaluations.css'

type Props = { place: NotePlace; colleagues: readonly Person[] }

/** A line that expands to a note; typed text is stored on this device until it is sent. */
export function NoteWriter({ place, colleagues }: Props) {
  const [text, setText] = useState(() => (typeof document === 'undefined' ? '' : readStoredNote(place)))
  const { add } = useNoteActions()
  const help = useId()
  const isBlank = text.trim() === ''
  const change = (next: string) => {
    setText(next)
    storeNote(place, next)
  }
  const send = async () => {
    if (isBlank || add.isPending || text.trim().length > MAX_NOTE) return
    if (await add.send(place.applicationId, text)) change('')
  }
  return (
    <div className="note-writer">
      <MentionArea
        label="Add a note for your team"
        placeholder="Add a note for your team"
        value={text}
        onChange={change}
        onSend={() => void send()}
        people={colleagues}
        rows={isBlank ? 1 : 3}
        describedBy={help}
      />
      <p className="vh" id={help}>
        Type @ to mention a colleague. Ctrl+Enter adds the note.
      </p>
      {!isBlank && (
        <div className="row between">
          <Counter length={text.trim().length} limit={MAX_NOTE} />
          <Button
            size="sm"
            variant="primary"
            busy={add.isPending}
            disabled={text.trim().length > MAX_NOTE}
            onClick={() => void send()}
          >
            Add note
          </Button>
        </div>
      )}
    </div>
  )
}
