import type { Editor } from '@tiptap/react'
import { changing, commonActs, EditorToolbar, headingAct, type ToolAct } from '#ui/form/editor-toolbar.tsx'
import { writerTools } from './writer-tools.ts'
import '../blog.css'

const acts: Record<string, ToolAct> = {
  ...commonActs,
  Heading: headingAct(2),
  'Smaller heading': headingAct(3),
  Quote: { run: changing((text) => text.toggleBlockquote()), isOn: (editor) => editor.isActive('blockquote') },
  Code: { run: changing((text) => text.toggleCode()), isOn: (editor) => editor.isActive('code') },
}

type Props = { editor: Editor; picture: ToolAct; firstTool: string | null }

/** The toolbar of an article. */
export function WriterToolbar({ editor, picture, firstTool }: Props) {
  return (
    <EditorToolbar
      editor={editor}
      tools={writerTools}
      acts={{ ...acts, Image: picture }}
      firstTool={firstTool}
      className="rich-tools writer-tools"
      takesPaths
    />
  )
}
