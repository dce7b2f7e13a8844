import { IconButton } from '../primitives/button.tsx'
import type { ToolGroups } from './rich-tools.ts'

/** An editor's toolbar before the editor is loaded. As in the editor, Tab reaches it only once. */
export function ToolbarPlaceholder({
  groups,
  className = 'rich-tools',
  isDisabled = false,
  onPress,
}: {
  groups: ToolGroups
  className?: string
  isDisabled?: boolean
  onPress: (label: string) => void
}) {
  return (
    <div className={className} role="toolbar" aria-label="Text formatting">
      {groups.map((tools, group) => (
        <QuietGroup key={tools[0]?.[0]} tools={tools} isFirst={group === 0} {...{ isDisabled, onPress }} />
      ))}
    </div>
  )
}

type GroupProps = { tools: ToolGroups[number]; isFirst: boolean; isDisabled: boolean; onPress: (label: string) => void }

function QuietGroup({ tools, isFirst, isDisabled, onPress }: GroupProps) {
  return (
    <>
      {!isFirst && <span className="rich-gap" />}
      {tools.map(([label, icon], at) => (
        <IconButton
          key={label}
          icon={icon}
          label={label}
          size="sm"
          aria-disabled={isDisabled || label === 'Undo' || label === 'Redo' || undefined}
          tabIndex={isFirst && at === 0 ? 0 : -1}
          onClick={() => !isDisabled && onPress(label)}
        />
      ))}
    </>
  )
}
