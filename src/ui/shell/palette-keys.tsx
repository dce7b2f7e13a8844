import { useSyncExternalStore } from 'react'
import { Kbd } from '../primitives/notice.tsx'

const never = () => () => {}
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** The keys of the palette, as they are printed on this keyboard. */
export function PaletteKeys() {
  const hasCommand = useSyncExternalStore(never, isApple, () => true)
  return <Kbd>{hasCommand ? '⌘ K' : 'Ctrl K'}</Kbd>
}
