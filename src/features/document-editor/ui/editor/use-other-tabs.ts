import { useEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { StoredDocument } from './editor-kind.ts'
import type { Editor } from './use-editor.ts'

const CHANNEL = 'tandem-documents'

/** Notifies this browser's other tabs that a document was saved. */
export function announceSaved(id: string): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(id)
  channel.close()
}

/** Calls `onSaved` when another tab of this browser saved the document. */
export function useSavedInOtherTab(id: string, onSaved: () => void): void {
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }) => data === id && onSaved()
    return () => channel.close()
  }, [id, onSaved])
}

/** Follows the stored version. An editor without changes shows it immediately; an editor with changes shows a conflict. */
export function useFollowStoredVersion<C extends FieldValues>(
  editor: Editor<C>,
  stored: StoredDocument<C> | undefined,
): void {
  const { state, revision, replace, hold } = editor
  useEffect(() => {
    if (!stored || revision.current === null || stored.revision <= revision.current) return
    if (state === 'saved') replace(stored, { revision: stored.revision, isSaved: true })
    else if (state === 'unsaved' || state === 'failed') hold()
  }, [stored, state, revision, replace, hold])
}
