import { useSyncExternalStore } from 'react'
import { Kbd } from '../primitives/notice.tsx'

const never = () => () => {}
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** A key that is pressed with the command key, as both are printed on this keyboard. */
export function CommandKey({ name }: { name: string }) {
  const hasCommand = useSyncExternalStore(never, isApple, () => true)
  return <Kbd>{hasCommand ? `⌘ ${name}` : `Ctrl ${name}`}</Kbd>
}

/** The keys of the palette. */
export const PaletteKeys = () => <CommandKey name="K" />
