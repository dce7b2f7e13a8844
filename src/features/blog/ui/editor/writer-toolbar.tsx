import { Toolbar } from '@base-ui/react/toolbar'
import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Image,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react'
import { LinkTool } from '#ui/form/rich-text-toolbar.tsx'
import { IconButton } from '#ui/primitives/button.tsx'

type Tool = { label: string; icon: LucideIcon; isOn?: boolean; isOff?: boolean; run: () => void }

/** Heading to redo. Arrow keys move along it, Tab goes on into the text. */
export function WriterToolbar({ editor, onPicture }: { editor: Editor; onPicture: () => void }) {
  const at = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      link: now.isActive('link'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      picture: now.isActive('picture'),
      code: now.isActive('code'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
  const change = () => editor.chain().focus()
  const words: Tool[] = [
    { label: 'Heading', icon: Heading2, isOn: at.h2, run: () => change().toggleHeading({ level: 2 }).run() },
    { label: 'Smaller heading', icon: Heading3, isOn: at.h3, run: () => change().toggleHeading({ level: 3 }).run() },
    { label: 'Bold', icon: Bold, isOn: at.bold, run: () => change().toggleBold().run() },
    { label: 'Italic', icon: Italic, isOn: at.italic, run: () => change().toggleItalic().run() },
  ]
  const blocks: Tool[] = [
    { label: 'Bulleted list', icon: List, isOn: at.bullets, run: () => change().toggleBulletList().run() },
    { label: 'Numbered list', icon: ListOrdered, isOn: at.numbers, run: () => change().toggleOrderedList().run() },
    { label: 'Quote', icon: Quote, isOn: at.quote, run: () => change().toggleBlockquote().run() },
    {
      label: at.picture ? 'Describe or replace the picture' : 'Picture',
      icon: Image,
      isOn: at.picture,
      run: onPicture,
    },
    { label: 'Code', icon: Code, isOn: at.code, run: () => change().toggleCode().run() },
  ]
  const steps: Tool[] = [
    { label: 'Undo', icon: Undo2, isOff: !at.canUndo, run: () => change().undo().run() },
    { label: 'Redo', icon: Redo2, isOff: !at.canRedo, run: () => change().redo().run() },
  ]
  const draw = ({ label, icon, isOn, isOff, run }: Tool) => (
    <Toolbar.Button
      key={icon.displayName ?? label}
      disabled={isOff}
      render={<IconButton icon={icon} label={label} size="sm" aria-pressed={isOn} />}
      onClick={run}
    />
  )
  return (
    <Toolbar.Root className="rich-tools writer-tools" aria-label="Text formatting">
      {words.map(draw)}
      <LinkTool editor={editor} isOn={at.link} disabled={false} takesPaths />
      <Toolbar.Separator className="rich-gap" />
      {blocks.map(draw)}
      <Toolbar.Separator className="rich-gap" />
      {steps.map(draw)}
    </Toolbar.Root>
  )
}
