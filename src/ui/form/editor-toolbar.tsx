import { Toolbar } from '@base-ui/react/toolbar'
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react'
import { Fragment, useEffect, useRef } from 'react'
import { IconButton } from '../primitives/button.tsx'
import { LinkTool } from './link-tool.tsx'
import type { ToolGroups } from './rich-tools.ts'

/** The action of a tool, and whether it is active at the cursor; `label` if its name changes there. */
export type ToolAct = {
  run: (editor: Editor) => unknown
  isOn?: (editor: Editor) => boolean
  isOff?: (editor: Editor) => boolean
  label?: (editor: Editor) => string | undefined
}

/** Runs a command at the cursor and focuses the text. */
export const changing = (change: (text: ChainedCommands) => ChainedCommands) => (editor: Editor) =>
  change(editor.chain().focus()).run()

export const headingAct = (level: 2 | 3): ToolAct => ({
  run: changing((text) => text.toggleHeading({ level })),
  isOn: (editor) => editor.isActive('heading', { level }),
})

/** The tools that all editors have, by name. */
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
  /** The actions of the common tools. 'Link' has a component of its own. */
  acts: Record<string, ToolAct>
  /** The tool that starts at once. */
  firstTool?: string | null
  className?: string
  isDisabled?: boolean
  /** Links to paths of this site are allowed too. */
  takesPaths?: boolean
}

/** The toolbar of an editor. The arrow keys move between the tools, Tab moves into the text. */
export function EditorToolbar({
  editor,
  tools,
  acts,
  firstTool = null,
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
  const waiting = useRef(firstTool)
  useEffect(() => {
    const act = acts[waiting.current ?? '']
    waiting.current = null
    act?.run(editor)
  }, [editor, acts])
  const draw = ([name, icon]: ToolGroups[number][number]) => {
    if (name === 'Link')
      return (
        <LinkTool
          key={name}
          {...{ editor, takesPaths }}
          isOn={isLinked}
          disabled={isDisabled}
          startsOpen={firstTool === name}
        />
      )
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
