import { Toolbar } from '@base-ui/react/toolbar'
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react'
import { Fragment } from 'react'
import { IconButton } from '../primitives/button.tsx'
import { LinkTool } from './link-tool.tsx'
import type { ToolGroups } from './rich-tools.ts'

/** What a tool does, and whether it is on at the cursor; `label` where its name differs there. */
export type ToolAct = {
  run: (editor: Editor) => unknown
  isOn?: (editor: Editor) => boolean
  isOff?: (editor: Editor) => boolean
  label?: (editor: Editor) => string | undefined
}

/** A change of the text at the cursor, which then has the focus. */
export const changing = (change: (text: ChainedCommands) => ChainedCommands) => (editor: Editor) =>
  change(editor.chain().focus()).run()

export const headingAct = (level: 2 | 3): ToolAct => ({
  run: changing((text) => text.toggleHeading({ level })),
  isOn: (editor) => editor.isActive('heading', { level }),
})

/** What all editors can do, by the name of the tool. */
export const commonActs: Record<string, ToolAct> = {
  Bold: { run: changing((text) => text.toggleBold()), isOn: (editor) => editor.isActive('bold') },
  Italic: { run: changing((text) => text.toggleItalic()), isOn: (editor) => editor.isActive('italic') },
  'Bulleted list': {
    run: changing((text) => text.toggleBulletList()),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  'Numbered list': {
    run: changing((text) => text.toggleOrderedList()),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  Undo: { run: changing((text) => text.undo()), isOff: (editor) => !editor.can().undo() },
  Redo: { run: changing((text) => text.redo()), isOff: (editor) => !editor.can().redo() },
}

type EditorToolbarProps = {
  editor: Editor
  tools: ToolGroups
  /** What each of them does; 'Link' does it by itself. */
  acts: Record<string, ToolAct>
  className?: string
  isDisabled?: boolean
  /** Paths of this site are addresses of links too. */
  takesPaths?: boolean
}

/** The tools of an editor. The arrow keys move between them, Tab moves into the text. */
export function EditorToolbar({
  editor,
  tools,
  acts,
  className = 'rich-tools',
  isDisabled = false,
  takesPaths = false,
}: EditorToolbarProps) {
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      Object.fromEntries(
        tools.flat().map(([name]) => {
          const act = acts[name]
          return [name, { isOn: act?.isOn?.(now), isOff: act?.isOff?.(now), label: act?.label?.(now) }]
        }),
      ),
  })
  const isLinked = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') })
  const draw = ([name, icon]: ToolGroups[number][number]) => {
    if (name === 'Link')
      return <LinkTool key={name} editor={editor} isOn={isLinked} disabled={isDisabled} takesPaths={takesPaths} />
    const { isOn, isOff, label = name } = states[name] ?? {}
    return (
      <Toolbar.Button
        key={name}
        disabled={isDisabled || isOff}
        render={<IconButton icon={icon} label={label} size="sm" aria-pressed={isOn} />}
        onClick={() => acts[name]?.run(editor)}
      />
    )
  }
  return (
    <Toolbar.Root className={className} aria-label="Text formatting">
      {tools.map((group, at) => (
        <Fragment key={group[0]?.[0]}>
          {at > 0 && <Toolbar.Separator className="rich-gap" />}
          {group.map(draw)}
        </Fragment>
      ))}
    </Toolbar.Root>
  )
}
