import { useEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Stored } from './editor-kind.ts'
import type { Editor } from './use-editor.ts'

const CHANNEL = 'tandem-documents'

/** Tells this browser's other tabs that a document was stored, so that they look. */
export function announceSaved(id: string): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(id)
  channel.close()
}

/** Calls back when another tab of this browser stored the document. */
export function useSavedInOtherTab(id: string, onSaved: () => void): void {
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }) => data === id && onSaved()
    return () => channel.close()
  }, [id, onSaved])
}

/** Follows what is stored: an editor without changes shows it at once, one with changes is told before it saves. */
export function useFollowStored<C extends FieldValues>(editor: Editor<C>, stored: Stored<C> | undefined): void {
  const { state, revision, replace, hold } = editor
  useEffect(() => {
    if (!stored || revision.current === null || stored.revision <= revision.current) return
    if (state === 'saved') replace(stored, { revision: stored.revision, isSaved: true })
    else if (state === 'unsaved' || state === 'failed') hold()
  }, [stored, state, revision, replace, hold])
}
