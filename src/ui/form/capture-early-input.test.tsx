import { Editor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { afterEach, describe, expect, it } from 'vitest'
import { captureEarlyInput, restoreSelectionAtMarks } from './capture-early-input.ts'

/** Editable rich text without an editor, with this range selected. */
function written(html: string, select?: (box: HTMLElement) => [Node, number, Node, number]): HTMLElement {
  const box = document.createElement('div')
  box.tabIndex = 0
  box.innerHTML = html
  document.body.append(box)
  if (!select) return box
  box.focus()
  const [start, from, end, to] = select(box)
  const range = document.createRange()
  range.setStart(start, from)
  range.setEnd(end, to)
  getSelection()?.removeAllRanges()
  getSelection()?.addRange(range)
  return box
}

function goOn(content: string) {
  const editor = new Editor({ element: document.createElement('div'), extensions: [StarterKit], content })
  restoreSelectionAtMarks(editor)
  const { from, to } = editor.state.selection
  return { html: editor.getHTML(), selected: editor.state.doc.textBetween(from, to, ' '), from, editor }
}

afterEach(() => {
  document.body.replaceChildren()
})

describe('text typed before the editor is loaded', () => {
  it('is the value of the form if nothing was typed and the text has no focus', () => {
    expect(captureEarlyInput(written('<p>Plan routes.</p>'), false)).toBeNull()
  })

  it('is taken over unchanged if the user typed and left the text', () => {
    expect(captureEarlyInput(written('<p>Plan <b>routes</b>.</p>'), true)).toBe('<p>Plan <b>routes</b>.</p>')
    expect(captureEarlyInput(written('<p><br></p>'), true)).toBe('')
  })

  it('continues at the caret, without marks and with nothing to undo', () => {
    const box = written('<p>Plan routes.</p>', (one) => {
      const text = one.querySelector('p')?.firstChild as Text
      return [text, 4, text, 4]
    })
    const { html, selected, from, editor } = goOn(captureEarlyInput(box, true) ?? '')
    expect([html, selected, from]).toEqual(['<p>Plan routes.</p>', '', 5])
    editor.commands.insertContent('!')
    expect(editor.getHTML()).toBe('<p>Plan! routes.</p>')
  })

  it('keeps the selection, also across paragraphs', () => {
    const box = written('<p>Plan routes.</p><p>Talk to drivers.</p>', (one) => {
      const [first, second] = [...one.querySelectorAll('p')].map((p) => p.firstChild as Text) as [Text, Text]
      return [first, 5, second, 4]
    })
    const { html, selected } = goOn(captureEarlyInput(box, true) ?? '')
    expect([html, selected]).toEqual(['<p>Plan routes.</p><p>Talk to drivers.</p>', 'routes. Talk'])
  })

  it('moves a caret between two blocks into one of them, without a new paragraph', () => {
    const box = written('<p>Plan routes.</p><p>Talk to drivers.</p>', (one) => [one, 1, one, 1])
    expect(goOn(captureEarlyInput(box, true) ?? '').html).toBe('<p>Plan routes.</p><p>Talk to drivers.</p>')
  })
})
