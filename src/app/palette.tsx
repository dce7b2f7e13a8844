import { CommandPalette } from '#ui/shell/command-palette.tsx'
import { menuOf, type Portal } from './navigation.ts'

type Props = { open: boolean; onOpenChange(open: boolean): void; portal: Portal }

/** Cmd/Ctrl-K: every screen of the portal. */
export function Palette({ open, onOpenChange, portal }: Props) {
  const screens = menuOf(portal).map(({ to, label, icon }) => ({ id: to, label, icon, to }))
  return <CommandPalette open={open} onOpenChange={onOpenChange} groups={[{ heading: 'Go to', items: screens }]} />
}
