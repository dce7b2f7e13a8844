import { Plus, X } from 'lucide-react'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Menu, MenuItem } from '#ui/primitives/menu.tsx'
import type { Target } from './place-line.ts'
import './import.css'

type Props = {
  lines: readonly { number: number; text: string }[]
  targets: readonly Target[]
  onPlace: (number: number, target: string) => void
  onDrop: (number: number) => void
}

/** Lines of the original that match no field. The user assigns each to a section, or ignores it. */
export function UnplacedLines({ lines, targets, onPlace, onDrop }: Props) {
  if (lines.length === 0) return null
  return (
    <section className="card stack stack-3" aria-labelledby="im-unplaced">
      <h2 id="im-unplaced">{lines.length === 1 ? 'One line' : `${lines.length} lines`} not used</h2>
      <ul className="im-doubts">
        {lines.map(({ number, text }) => (
          <li key={number}>
            <span className="im-doubt" dir="auto">
              {text.replaceAll('\t', ' ')}
            </span>
            <Menu
              trigger={
                <Button size="sm" icon={Plus}>
                  Add to
                </Button>
              }
            >
              {targets.map(({ key, label }) => (
                <MenuItem key={key} onSelect={() => onPlace(number, key)}>
                  {label}
                </MenuItem>
              ))}
            </Menu>
            <IconButton size="sm" icon={X} label={`Ignore: ${text.slice(0, 60)}`} onClick={() => onDrop(number)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
