import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefCallBack } from 'react-hook-form'
import { restoreSelectionAtMarks } from './capture-early-input.ts'
import { commonActs, EditorToolbar, headingAct } from './editor-toolbar.tsx'
import { pasteProps } from './paste/paste-props.ts'
import type { PictureSource } from './pictures/pictures.ts'
import { usePictureTool } from './pictures/use-picture-tool.tsx'
import { extensionsFor } from './rich-extensions.ts'
import { richHeadings, toolsFor } from './rich-tools.ts'

export type RichTextEditorProps = {
  value: string
  onChange: (html: string) => void
  onBlur: () => void
  /** Receives a focus function: the form focuses the first field with an error. */
  focusRef: RefCallBack
  disabled?: boolean | undefined
  placeholder?: string | undefined
  /** Without a source, images cannot be added. */
  pictures?: PictureSource | undefined
  aria: Record<string, string | boolean | undefined>
  /** The HTML that was typed before the editor loaded, with marks at the selection. */
  taken: string | null
  /** The tool that was pressed before the editor loaded. */
  firstTool: string | null
}

const acts = { ...commonActs, Heading: headingAct(3) }
/** Tab leaves the text, also in lists, so that keyboard users are not trapped in it. */
const leaveWithTab = { handleDOMEvents: { keydown: (_view: unknown, event: KeyboardEvent) => event.key === 'Tab' } }
const paste = pasteProps(richHeadings)

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML())

/** Shows a value that is neither the user's change nor an older one: the form was reset or reloaded. */
export function useExternalValue(editor: Editor, value: string, lastSent: { current: string }): void {
  const seen = useRef(value)
  useEffect(() => {
    const isOther = value !== lastSent.current && value !== seen.current
    seen.current = value
    if (!isOther) return
    lastSent.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value, lastSent])
}

/** Restores the selection from before the editor was loaded. */
export function useRestoreSelection(editor: Editor, taken: string | null): void {
  const left = useRef(taken)
  useLayoutEffect(() => {
    if (left.current !== null) restoreSelectionAtMarks(editor)
    left.current = null
  }, [editor])
}

/** The editor with its toolbar. RichTextField loads it on demand. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, onBlur, focusRef, disabled = false, placeholder, pictures, aria, taken, firstTool } = props
  const latest = useRef({ onChange, onBlur })
  latest.current = { onChange, onBlur }
  const lastSent = useRef(value)
  const [extensions] = useState(() => extensionsFor(pictures))
  const editor = useEditor({
    extensions,
    content: taken ?? value,
    editable: !disabled,
    injectCSS: false,
    editorProps: {
      ...leaveWithTab,
      ...paste,
      attributes: attributesOf({ ...aria, 'aria-placeholder': placeholder, 'aria-disabled': disabled || undefined }),
    },
    onUpdate: ({ editor: current }) => {
      lastSent.current = htmlOf(current)
      latest.current.onChange(lastSent.current)
    },
    onBlur: () => latest.current.onBlur(),
  })
  useRestoreSelection(editor, taken)
  useExternalValue(editor, value, lastSent)
  const picture = usePictureTool(editor, pictures)
  useEffect(() => {
    focusRef({ focus: () => editor.commands.focus() })
    return () => focusRef(null)
  }, [editor, focusRef])
  return (
    <div
      className="rich-box"
      data-invalid={aria['aria-invalid'] ? '' : undefined}
      data-empty={value === '' || undefined}
    >
      <EditorToolbar
        editor={editor}
        tools={toolsFor(pictures !== undefined)}
        acts={{ ...acts, Image: picture.act }}
        firstTool={firstTool}
        isDisabled={disabled}
      />
      <div className="rich-area">
        {placeholder && value === '' && (
          <span className="rich-placeholder" aria-hidden="true">
            {placeholder}
          </span>
        )}
        <EditorContent editor={editor} />
      </div>
      {picture.dialog}
    </div>
  )
}

function attributesOf(aria: RichTextEditorProps['aria']): Record<string, string> {
  const set = Object.entries(aria).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return { class: 'rich-text', role: 'textbox', 'aria-multiline': 'true', ...Object.fromEntries(set) }
}
