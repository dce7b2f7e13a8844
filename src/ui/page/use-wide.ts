import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 901px)'

const subscribe = (changed: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Is there room for two columns? The server cannot know and assumes yes; CSS hides the rest until hydration. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  )
