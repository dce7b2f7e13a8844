import type { Editor } from '@tiptap/react'

/** Mark the start and the end of the selection: private-use characters, which do not occur in typed text. */
const BEGIN = '\uE000'
const END = '\uE001'

/** The HTML that was typed before the editor loaded, with marks at the selection; null if nothing was typed or selected. */
export function captureEarlyInput(written: HTMLElement, isTouched: boolean): string | null {
  const selection = getSelection()
  const selected = selection?.rangeCount ? selection.getRangeAt(0) : null
  if (document.activeElement !== written || !selected || !written.contains(selected.commonAncestorContainer))
    return isTouched ? htmlOf(written) : null
  const begin = textAt(selected.startContainer, selected.startOffset)
  const end = selected.collapsed ? begin : textAt(selected.endContainer, selected.endOffset)
  // insert the end mark first, because it does not move the start
  put(end, END)
  put(begin, BEGIN)
  return written.innerHTML
}

type CaretPosition = { node: Node; offset: number }

/** Moves a position between blocks into a block: there a mark would become a paragraph of its own. */
function textAt(container: Node, at: number): CaretPosition {
  let [node, offset] = [container, at]
  while (node instanceof Element && node.childNodes.length > 0) {
    const isAfter = offset >= node.childNodes.length
    const next = node.childNodes[isAfter ? node.childNodes.length - 1 : offset] as Node
    if (next instanceof Element && next.tagName === 'BR') break
    node = next
    offset = isAfter ? (next instanceof Element ? next.childNodes.length : (next.textContent ?? '').length) : 0
  }
  return { node, offset }
}

function put({ node, offset }: CaretPosition, mark: string): void {
  const range = document.createRange()
  range.setStart(node, offset)
  range.insertNode(document.createTextNode(mark))
}

/** The HTML of an editable element; '' if it is empty. */
export const htmlOf = (written: HTMLElement): string =>
  (written.textContent ?? '').trim() === '' && !written.querySelector('img') ? '' : written.innerHTML

/**
 * Removes the marks and selects the text between them, without a change event or an undo step. Runs synchronously, so that the next key
 * goes to the editor.
 */
export function restoreSelectionAtMarks(editor: Editor): void {
  const end = cut(editor, END)
  const begin = cut(editor, BEGIN)
  if (begin === null) return
  editor.commands.setTextSelection({ from: begin, to: end === null ? begin : Math.max(begin, end - 1) })
  editor.view.focus()
}

/** Removes a mark and returns its position. */
function cut({ state, view }: Editor, mark: string): number | null {
  let at: number | null = null
  state.doc.descendants((node, position) => {
    const found = node.text?.indexOf(mark) ?? -1
    if (found >= 0) at = position + found
  })
  if (at !== null)
    view.dispatch(
      state.tr
        .delete(at, at + 1)
        .setMeta('addToHistory', false)
        .setMeta('preventUpdate', true),
    )
  return at
}
