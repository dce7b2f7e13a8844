import { EllipsisVertical } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { IconButton } from '#ui/primitives/button.tsx'
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '#ui/primitives/menu.tsx'
import { isLineList, useReshaping } from '../reshaping.ts'
import { nouns } from '../resume-lists.ts'
import '../../resume-form.css'

/** Moves a misread line to another place, or starts a new item at it. Shown only if the form offers it. `name` is 'workExperience.0.…'. */
export function LineMenu({ name, index, called }: { name: string; index: number; called: string }) {
  const reshaping = useReshaping()
  const { getValues } = useFormContext()
  const [list = '', at = ''] = name.split('.')
  if (!reshaping || !isLineList(list)) return null
  const id = String(getValues(`${list}.${at}.id`))
  const line = { list, id, index }
  return (
    <Menu
      align="end"
      trigger={
        <IconButton icon={EllipsisVertical} size="sm" label={`Move ${called} elsewhere`} className="rs-remove" />
      }
    >
      <MenuItem onSelect={() => reshaping.onSplit(line)}>Start a new {nouns[list].one} here</MenuItem>
      <MenuSeparator />
      <MenuHeading>Move to</MenuHeading>
      {reshaping.targetsFor(id).map(({ key, label }) => (
        <MenuItem key={key} onSelect={() => reshaping.onMove(line, key)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
