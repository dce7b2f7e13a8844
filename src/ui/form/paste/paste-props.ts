import type { EditorProps, EditorView } from '@tiptap/pm/view'
import type { ClipboardEvent as ReactClipboardEvent } from 'react'
import { cleanPaste, cleanPastedText, MAX_PASTED } from './clean-paste.ts'

/** Paste and drop handling for an editor with headings of these levels. */
export function pasteProps(levels: readonly number[]): Pick<EditorProps, 'handlePaste' | 'transformPastedHTML'> {
  return {
    transformPastedHTML: (html) => cleanPaste(html, levels),
    handlePaste: (view: EditorView, event: ClipboardEvent) => {
      const { html, text } = pasted(event.clipboardData)
      if (html.length > MAX_PASTED) return view.pasteText(text)
      const listed = html === '' ? cleanPastedText(text) : null
      return listed === null ? false : view.pasteHTML(listed)
    },
  }
}

/** Pastes into the browser's own editable text, before the editor is loaded. */
export function pasteUnderBrowser(event: ReactClipboardEvent<HTMLElement>, levels: readonly number[]): void {
  const { html, text } = pasted(event.clipboardData)
  const clean = html === '' || html.length > MAX_PASTED ? cleanPastedText(text) : cleanPaste(html, levels)
  if (clean === null) return
  event.preventDefault()
  // execCommand is the only way that lets the browser undo the paste
  document.execCommand('insertHTML', false, clean)
}

const pasted = (data: DataTransfer | null) => ({
  html: data?.getData('text/html') ?? '',
  text: data?.getData('text/plain') ?? '',
})
