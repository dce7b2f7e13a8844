import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { whenSeen } from '../page/when-seen.ts'
import { useIsHydrating } from './use-is-hydrating.ts'

/** What may be opened from here, and is not there yet. */
const notYet = new Set<() => Promise<unknown>>()

/**
 * A component whose code is no part of the page: it is fetched when the page rests, or when it is first shown, after `waiting`; one
 * with `open` is shown once that is true, one that `isBelow` the first screen once its place is scrolled to. The server draws
 * `waiting`. One that a route names, so that every page has its first file, is not `ahead`: a page that does not show it would
 * fetch it, and then all that may be opened from it.
 */
export function loadLater<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isBelow = false, ahead = true } = {},
) {
  let loaded: ComponentType<P> | undefined
  /** Loaded because a page waits for it before it is drawn: the server has drawn it as well. */
  let awaited: ComponentType<P> | undefined
  const showing = new Set<(found: ComponentType<P>) => void>()
  const fetchAhead = async (): Promise<ComponentType<P>> => {
    notYet.delete(fetchAhead)
    loaded ??= await load()
    for (const show of showing) show(loaded)
    return loaded
  }
  const fetchCode = async (): Promise<ComponentType<P>> => {
    awaited = await fetchAhead()
    return awaited
  }
  function Later({ waiting = null, ...props }: P & { waiting?: ReactNode }) {
    const isHydrating = useIsHydrating()
    // what was fetched ahead may be here before React takes over the page, on which the server drew `waiting`
    const [Component, setComponent] = useState(() => (isHydrating ? awaited : loaded))
    const place = useRef<HTMLDivElement>(null)
    const isShown = !('open' in props) || props.open === true
    useEffect(() => {
      if (Component || !isShown) return
      const show = (found: ComponentType<P>) => setComponent(() => found)
      if (loaded) {
        show(loaded)
        return
      }
      const fetch = () => void fetchCode().catch(() => {})
      showing.add(show)
      const stop = place.current && whenSeen(place.current, fetch)
      if (!stop) fetch()
      return () => {
        showing.delete(show)
        stop?.()
      }
    }, [Component, isShown])
    if (Component) return <Component {...(props as unknown as P)} />
    return isBelow ? (
      <div ref={place} className="comes-later">
        {waiting}
      </div>
    ) : (
      waiting
    )
  }
  if (ahead) {
    notYet.add(fetchAhead)
    whenRested(fetchAllLater)
  }
  return Object.assign(Later, { fetchCode })
}

/** Fetches all that may be opened from here, one after the other, so that a piece that is opened meanwhile is fetched first. */
export async function fetchAllLater(): Promise<void> {
  for (const fetchAhead of notYet) await fetchAhead().catch(() => {})
}

let isPlanned = false

/** Once the page is there and has nothing else to do. */
function whenRested(work: () => Promise<void>): void {
  if (isPlanned || typeof requestIdleCallback !== 'function' || savesData()) return
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

/** Whether the person asked the browser to load less. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Fetches code when the page is idle. A failure is ignored: the code is fetched again when it is needed. */
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
