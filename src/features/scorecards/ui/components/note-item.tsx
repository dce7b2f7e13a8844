import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Ago } from '#ui/primitives/ago.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Menu, MenuItem } from '#ui/primitives/menu.tsx'
import { Counter } from '#ui/primitives/textarea.tsx'
import { findMentions } from '../../mentions.ts'
import type { Person, TeamNote } from '../../note-contract.ts'
import { MAX_NOTE } from '../../rules.ts'
import { useNoteActions } from '../use-note-actions.ts'
import { MentionArea } from './mention-area.tsx'
import './evaluations.css'

type Props = { note: TeamNote; colleagues: readonly Person[] }

/** One note: author, time and text; its author edits it in place. */
export function NoteItem({ note, colleagues }: Props) {
  const [isEditing, setEditing] = useState(false)
  const { remove } = useNoteActions()
  const { author, createdAt, editedAt, canEdit, canRemove } = note
  const name = author?.name ?? 'A former member'
  return (
    <li className="note">
      <Avatar name={name} src={author?.image} size="sm" />
      <div className="min-w-0 grow">
        <div className="row between">
          <p>
            <b>{name}</b>{' '}
            <span className="meta">
              <Ago at={createdAt} now={new Date()} />
              {editedAt && ', edited'}
            </span>
          </p>
          {(canEdit || canRemove) && !isEditing && (
            <Menu trigger={<IconButton icon={Ellipsis} size="sm" label={`More actions for the note by ${name}`} />}>
              {canEdit && (
                <MenuItem icon={Pencil} onSelect={() => setEditing(true)}>
                  Edit
                </MenuItem>
              )}
              {canRemove && (
                <MenuItem icon={Trash2} danger onSelect={() => void remove(note, canEdit)}>
                  Delete
                </MenuItem>
              )}
            </Menu>
          )}
        </div>
        {isEditing ? (
          <NoteEditor note={note} colleagues={colleagues} onClose={() => setEditing(false)} />
        ) : (
          <p className="whitespace-pre-line break-words">{withMentions(note)}</p>
        )}
      </div>
    </li>
  )
}

/** Mentions are highlighted. */
function withMentions({ text, mentions }: TeamNote) {
  const found = findMentions(
    text,
    mentions.map((name) => ({ id: name, name })),
  )
  const parts = found.map(({ at, person }, place) => {
    const before = found[place - 1]
    const from = before ? before.at + 1 + before.person.name.length : 0
    return (
      <span key={at}>
        {text.slice(from, at)}
        <b className="mention">@{person.name}</b>
      </span>
    )
  })
  const last = found.at(-1)
  return [...parts, last ? text.slice(last.at + 1 + last.person.name.length) : text]
}

function NoteEditor({ note, colleagues, onClose }: Props & { onClose: () => void }) {
  const [text, setText] = useState(note.text)
  const { edit } = useNoteActions()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const isDisabled = text.trim() === '' || text.trim().length > MAX_NOTE
  const save = async () => {
    if (isDisabled || edit.isPending) return
    if (text.trim() === note.text || (await edit.save(note.id, text))) onClose()
  }
  return (
    <div className="stack">
      <MentionArea
        ref={field}
        label="Edit your note"
        value={text}
        onChange={setText}
        onSend={() => void save()}
        onEscape={onClose}
        people={colleagues}
        rows={3}
      />
      <div className="row wrap">
        <Button size="sm" variant="primary" busy={edit.isPending} disabled={isDisabled} onClick={() => void save()}>
          Save note
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Counter length={text.trim().length} limit={MAX_NOTE} />
      </div>
    </div>
  )
}
