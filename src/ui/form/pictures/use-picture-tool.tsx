import type { Command, Editor } from '@tiptap/react'
import { type ReactNode, useState } from 'react'
import type { ToolAct } from '../editor-toolbar.tsx'
import { PictureDialog } from './lazy-picture-dialog.ts'
import type { DescribedPicture, PictureSource } from './pictures.ts'

/** A new image is selected, and the next key would replace it: move the cursor into the text after it. */
const goOnAfter: Command = ({ tr, commands }) => {
  const { $to, to } = tr.selection
  return $to.nodeAfter?.isTextblock ? commands.setTextSelection(to + 1) : commands.createParagraphNear()
}

const isPicture = (editor: Editor) => editor.isActive('picture')

/** The tool that adds an image or edits the selected one, and its dialog. No dialog without a source. */
export function usePictureTool(editor: Editor, source: PictureSource | undefined): { act: ToolAct; dialog: ReactNode } {
  const [described, setDescribed] = useState<{ before: DescribedPicture | null } | null>(null)
  const open = () => {
    if (!isPicture(editor)) return setDescribed({ before: null })
    const { src, ...picture } = editor.getAttributes('picture') as Omit<DescribedPicture, 'url'> & { src: string }
    setDescribed({ before: { ...picture, url: src } })
  }
  const put = ({ url, alt, width, height }: DescribedPicture) => {
    const attrs = { src: url, alt, width, height }
    const { before } = described ?? {}
    if (before) editor.chain().focus().updateAttributes('picture', attrs).run()
    else editor.chain().focus().insertContent({ type: 'picture', attrs }).command(goOnAfter).run()
  }
  const act: ToolAct = {
    run: open,
    isOn: isPicture,
    label: (now) => (isPicture(now) ? 'Edit image' : undefined),
  }
  const dialog = source && described && (
    <PictureDialog
      title={described.before ? 'Image' : 'Add an image'}
      before={described.before}
      source={source}
      onClose={() => setDescribed(null)}
      onDone={put}
    />
  )
  return { act, dialog }
}
