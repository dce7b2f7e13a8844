import { useEffect, useState, useSyncExternalStore } from 'react'
import { useIsHydrating } from '../shell/use-is-hydrating.ts'

type Popups = typeof import('./popups.ts').popups

let loaded: Popups | undefined
let loading: Promise<Popups> | undefined

/** Loads the code of menus, dialogs and popovers once, because pages do not include it. After a failure, the next press tries again. */
export function fetchPopups(): Promise<Popups> {
  loading ??= import('./popups.ts').then(
    ({ popups }) => {
      loaded = popups
      for (const notify of waiting) notify()
      return popups
    },
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

const waiting = new Set<() => void>()

/** The code, once any component has loaded it. */
export function useFetchedPopups(): Popups | undefined {
  return useSyncExternalStore(
    (notify) => {
      waiting.add(notify)
      return () => waiting.delete(notify)
    },
    () => loaded,
    () => undefined,
  )
}

/** The code, for parts of an open popup: it must be loaded by then. */
export function openPopups(): Popups {
  if (!loaded) throw new Error('a part of a menu is used outside a menu')
  return loaded
}

/** The code of popups: at once if it was loaded before the first render, else once `isNeeded`. Other components do not render again. */
export function usePopups(isNeeded: boolean): Popups | undefined {
  // at hydration, render the same as the server, which has no popups
  const isHydrating = useIsHydrating()
  const [popups, setPopups] = useState(() => (isHydrating ? undefined : loaded))
  useEffect(() => {
    if (!isNeeded || popups) return
    let isHere = true
    fetchPopups().then(
      (found) => isHere && setPopups(found),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [isNeeded, popups])
  return popups
}
