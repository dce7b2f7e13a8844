import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import type { RefCallBack } from 'react-hook-form'
import { pasteProps } from '#ui/form/paste/paste-props.ts'
import { pictureNode } from '#ui/form/pictures/picture-node.ts'
import { usePictureTool } from '#ui/form/pictures/use-picture-tool.tsx'
import { isLinkable } from '#ui/form/rich-extensions.ts'
import { useExternalValue, useRestoreSelection } from '#ui/form/rich-text-editor.tsx'
import { blogPictures } from './blog-pictures.ts'
import { WriterToolbar } from './writer-toolbar.tsx'
import { writerHeadings } from './writer-tools.ts'
import '../blog.css'

export type ArticleWriterProps = {
  value: string
  onChange: (html: string) => void
  onBlur: () => void
  focusRef: RefCallBack
  isInvalid: boolean
  /** Content typed before the editor loaded, with marks for the selection. */
  taken: string | null
  /** The tool that was pressed before the editor loaded. */
  firstTool: string | null
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
      isAllowedUri: (url, context) => isOwnPath(url) || isLinkable(url, context),
    },
  }),
  pictureNode(blogPictures.isOwn),
]

/** Tab moves the focus out of the text, in lists too: there is no keyboard trap. */
const handleDOMEvents = { keydown: (_view: unknown, event: KeyboardEvent) => event.key === 'Tab' }
const paste = pasteProps(writerHeadings)

/** The editor of an article, styled like the public page. Loaded on demand. */
export function ArticleWriter({ value, onChange, onBlur, focusRef, isInvalid, taken, firstTool }: ArticleWriterProps) {
  const latest = useRef({ onChange, onBlur })
  latest.current = { onChange, onBlur }
  const lastSent = useRef(value)
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
      lastSent.current = now.isEmpty ? '' : now.getHTML()
      latest.current.onChange(lastSent.current)
    },
    onBlur: () => latest.current.onBlur(),
  })
  useRestoreSelection(editor, taken)
  useExternalValue(editor, value, lastSent)
  useEffect(() => {
    focusRef({ focus: () => editor.commands.focus() })
    return () => focusRef(null)
  }, [editor, focusRef])
  const picture = usePictureTool(editor, blogPictures)
  return (
    <div className="writer" data-invalid={isInvalid || undefined}>
      <WriterToolbar editor={editor} picture={picture.act} firstTool={firstTool} />
      <EditorContent editor={editor} />
      {picture.dialog}
    </div>
  )
}
