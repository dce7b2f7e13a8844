import { useSyncExternalStore } from 'react'
import { Kbd } from '../primitives/notice.tsx'

const never = () => () => {}
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** A keyboard shortcut with the command key, in the notation of this keyboard. */
export function CommandKey({ name }: { name: string }) {
  const hasCommand = useSyncExternalStore(never, isApple, () => true)
  return <Kbd>{hasCommand ? `⌘ ${name}` : `Ctrl ${name}`}</Kbd>
}

/** The shortcut of the palette. */
export const PaletteKeys = () => <CommandKey name="K" />
