import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** What may be opened from here, and is not there yet. */
const notYet = new Set<() => Promise<unknown>>()

/**
 * A component whose code is no part of the page: it comes when the page rests, or when it is first shown, after `waiting`; one
 * with `open` is shown once that is true. The server draws `waiting`.
 */
export function loadLater<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined
  const fetchCode = async (): Promise<ComponentType<P>> => {
    notYet.delete(fetchCode)
    loaded ??= await load()
    return loaded
  }
  function Later({ waiting = null, ...props }: P & { waiting?: ReactNode }) {
    const [Component, setComponent] = useState(() => loaded)
    const isShown = !('open' in props) || props.open === true
    useEffect(() => {
      if (Component || !isShown) return
      let isHere = true
      fetchCode().then(
        (found) => isHere && setComponent(() => found),
        () => {},
      )
      return () => {
        isHere = false
      }
    }, [Component, isShown])
    return Component ? <Component {...(props as unknown as P)} /> : waiting
  }
  notYet.add(fetchCode)
  whenRested(fetchAllLater)
  return Object.assign(Later, { fetchCode })
}

/** Fetches all that may be opened from here, one after the other, so that whatever is pressed meanwhile goes first. */
export async function fetchAllLater(): Promise<void> {
  for (const fetchCode of notYet) await fetchCode().catch(() => {})
}

let isPlanned = false

/** Once the page is there and has nothing else to do. */
function whenRested(work: () => Promise<void>): void {
  if (isPlanned || typeof requestIdleCallback !== 'function') return
  isPlanned = true
  const plan = () =>
    requestIdleCallback(
      () => {
        isPlanned = false
        void work()
      },
      { timeout: 10_000 },
    )
  if (document.readyState === 'complete') plan()
  else addEventListener('load', plan, { once: true })
}

/** Fetches code when the page has nothing else to do; a failure is of no account, it is asked for again when it is needed. */
export function useWhenIdle(fetchCode: () => Promise<unknown>): void {
  useEffect(() => {
    const fetch = () => void fetchCode().catch(() => {})
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(fetch, 500)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(fetch, { timeout: 5_000 })
    return () => cancelIdleCallback(idle)
  }, [fetchCode])
}
