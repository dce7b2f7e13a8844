import { ArrowLeft, History, Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { cx } from '#ui/primitives/cx.ts'
import type { SaveState } from './use-edited-document.ts'
import type { useHistory } from './use-history.ts'
import '../editor.css'

const stateTexts: Record<SaveState, string> = {
  new: 'Not saved yet',
  saved: 'Saved',
  saving: 'Saving',
  unsaved: 'Unsaved changes',
  failed: 'Unsaved changes',
  refused: 'Unsaved changes',
  conflict: 'Unsaved changes',
  gone: 'Unsaved changes',
}

type Props = {
  title: { value: string; placeholder: string; onChange: (title: string) => void }
  state: SaveState
  history: Pick<ReturnType<typeof useHistory>, 'canUndo' | 'canRedo' | 'undo' | 'redo'>
  onSave: () => void
  onVersions: () => void
  /** Score and download, before Save. */
  children: ReactNode
}

/** The header of an editor: back link, editable title, save state and actions (BUILD-05). */
export function EditorHead({ title, state, history, onSave, onVersions, children }: Props) {
  const isSaved = state === 'new' || state === 'saved'
  return (
    <header className="ed-head">
      <AppLink to="/app/documents" className="link ed-back">
        <ArrowLeft className="ic ic-sm" />
        Back to Documents
      </AppLink>
      <div className="ed-bar">
        <h1 className="ed-name">
          <input
            className="ed-title"
            aria-label="Title"
            value={title.value}
            placeholder={title.placeholder}
            maxLength={100}
            spellCheck={false}
            dir="auto"
            onChange={(event) => title.onChange(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          />
        </h1>
        <span className={cx('ed-state meta', !isSaved && state !== 'saving' && 'is-open')} role="status">
          {stateTexts[state]}
        </span>
        <div className="ed-acts">
          <IconButton icon={Undo2} label="Undo" disabled={!history.canUndo} onClick={history.undo} />
          <IconButton icon={Redo2} label="Redo" disabled={!history.canRedo} onClick={history.redo} />
          <IconButton icon={History} label="Version history" disabled={state === 'new'} onClick={onVersions} />
          {children}
          <Button variant="primary" busy={state === 'saving'} disabled={state === 'conflict'} onClick={onSave}>
            Save
          </Button>
        </div>
      </div>
    </header>
  )
}
