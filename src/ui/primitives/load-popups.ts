import { useEffect, useState, useSyncExternalStore } from 'react'
import { useIsHydrating } from '../shell/use-is-hydrating.ts'

type Popups = typeof import('./popups.ts').popups

let loaded: Popups | undefined
let loading: Promise<Popups> | undefined

/** Fetches the code of menus, dialogs and popovers once; pages do not include it. After a failure the next press fetches it again. */
export function fetchPopups(): Promise<Popups> {
  loading ??= import('./popups.ts').then(
    ({ popups }) => {
      loaded = popups
      for (const tell of waiting) tell()
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

/** The code, as soon as any component has fetched it. */
export function useFetchedPopups(): Popups | undefined {
  return useSyncExternalStore(
    (tell) => {
      waiting.add(tell)
      return () => waiting.delete(tell)
    },
    () => loaded,
    () => undefined,
  )
}

/** The code for pieces inside of an open popup, where it must be there. */
export function openPopups(): Popups {
  if (!loaded) throw new Error('a piece of a menu stands outside of a menu')
  return loaded
}

/**
 * The code of popups: at once where it was loaded before the first render, else when it is wanted. Loading it does not render
 * the page again.
 */
export function usePopups(isNeeded: boolean): Popups | undefined {
  // a page that the server drew comes alive as the server drew it
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
