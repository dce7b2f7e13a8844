import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/**
 * A component whose code is no part of the page: it comes when the page rests, or when it is first shown, after `waiting`.
 * The server draws `waiting`.
 */
export function loadLater<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined
  const fetchCode = async (): Promise<ComponentType<P>> => {
    loaded ??= await load()
    return loaded
  }
  function Later({ waiting = null, ...props }: P & { waiting?: ReactNode }) {
    const [Component, setComponent] = useState(() => loaded)
    useEffect(() => {
      if (Component) return
      let isHere = true
      void fetchCode().then((found) => {
        if (isHere) setComponent(() => found)
      })
      return () => {
        isHere = false
      }
    }, [Component])
    return Component ? <Component {...(props as unknown as P)} /> : waiting
  }
  return Object.assign(Later, { fetchCode })
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
