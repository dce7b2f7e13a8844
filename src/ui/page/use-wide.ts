import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 901px)'

const subscribe = (changed: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Is there room for two columns? The server, which cannot know, says yes; what is shown follows by CSS alone. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  )
