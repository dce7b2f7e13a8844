import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef, useState } from 'react'
import type { RefCallBack } from 'react-hook-form'
import { pasteProps } from '#ui/form/paste/paste-props.ts'
import { useOtherValue, useTaken } from '#ui/form/rich-text-editor.tsx'
import { loadLater } from '#ui/shell/load-later.tsx'
import type { Described } from './picture-dialog.tsx'
import { PictureNode } from './picture-node.ts'
import { WriterToolbar } from './writer-toolbar.tsx'
import { writerHeadings } from './writer-tools.ts'

const PictureDialog = loadLater(async () => (await import('./picture-dialog.tsx')).PictureDialog)

export type ArticleWriterProps = {
  value: string
  onChange: (html: string) => void
  onBlur: () => void
  focusRef: RefCallBack
  isInvalid: boolean
  /** What was written before the editor came, with marks where something is selected. */
  taken: string | null
}

const isOwnPath = (url: string) => /^\/(?![/\\])/.test(url)

const extensions = [
  StarterKit.configure({
    heading: { levels: writerHeadings },
    codeBlock: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { rel: null, target: null },
      isAllowedUri: (url, { defaultValidate }) =>
        isOwnPath(url) || (defaultValidate(url) && /^(https?|mailto|tel):/i.test(url)),
    },
  }),
  PictureNode,
]

/** Tab leaves the text, in lists too: nobody is caught in it. */
const handleDOMEvents = { keydown: (_view: unknown, event: KeyboardEvent) => event.key === 'Tab' }
const paste = pasteProps(writerHeadings)

/** Where an article is written, on the page as it will stand. Loaded on demand. */
export function ArticleWriter({ value, onChange, onBlur, focusRef, isInvalid, taken }: ArticleWriterProps) {
  const latest = useRef({ onChange, onBlur })
  latest.current = { onChange, onBlur }
  const told = useRef(value)
  const [described, setDescribed] = useState<{ before: Described | null } | null>(null)
  const editor = useEditor({
    extensions,
    content: taken ?? value,
    injectCSS: false,
    editorProps: {
      handleDOMEvents,
      ...paste,
      attributes: { class: 'rich-text ba-text', role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Content' },
    },
    onUpdate: ({ editor: now }) => {
      told.current = now.isEmpty ? '' : now.getHTML()
      latest.current.onChange(told.current)
    },
    onBlur: () => latest.current.onBlur(),
  })
  useTaken(editor, taken)
  useOtherValue(editor, value, told)
  useEffect(() => {
    focusRef({ focus: () => editor.commands.focus() })
    return () => focusRef(null)
  }, [editor, focusRef])
  const openPicture = () => {
    if (!editor.isActive('picture')) return setDescribed({ before: null })
    const { src, ...picture } = editor.getAttributes('picture') as Omit<Described, 'url'> & { src: string }
    setDescribed({ before: { ...picture, url: src } })
  }
  const putPicture = ({ url, ...picture }: Described) => {
    const attrs = { ...picture, src: url }
    if (described?.before) editor.chain().focus().updateAttributes('picture', attrs).run()
    else editor.chain().focus().insertContent({ type: 'picture', attrs }).run()
  }
  return (
    <div className="writer" data-invalid={isInvalid || undefined}>
      <WriterToolbar editor={editor} onPicture={openPicture} />
      <EditorContent editor={editor} />
      {described && (
        <PictureDialog
          title={described.before ? 'Picture' : 'Add a picture'}
          before={described.before}
          onClose={() => setDescribed(null)}
          onDone={putPicture}
        />
      )}
    </div>
  )
}
