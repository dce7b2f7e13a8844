import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { whenVisible } from '../page/when-visible.ts'
import { useIsHydrating } from './use-is-hydrating.ts'

/** Components that can be opened from this page and are not loaded yet. */
const notYet = new Set<() => Promise<unknown>>()

/**
 * A component whose code is not part of the page. It is loaded when the page is idle, or when it is first shown: with `open`, once that is
 * true; with `isBelow`, once its place is scrolled into view. Until then, and on the server, `waiting` is shown. Pass `ahead: false` for a
 * component that a route names: every page contains its module, and would otherwise load it when idle, with everything that can be opened
 * from it.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isBelow = false, ahead = true } = {},
) {
  let loaded: ComponentType<P> | undefined
  /** Set if a page awaited the code before it was rendered: then the server rendered the component as well. */
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
    // at hydration, code that was loaded ahead must not be used, because the server rendered `waiting`
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
      const stop = place.current && whenVisible(place.current, fetch)
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
    whenIdleAfterLoad(fetchAllLazy)
  }
  return Object.assign(Later, { fetchCode })
}

/** Loads everything that can be opened from this page, one by one, so that a component that is opened meanwhile loads first. */
export async function fetchAllLazy(): Promise<void> {
  for (const fetchAhead of notYet) await fetchAhead().catch(() => {})
}

let isPlanned = false

/** Runs `work` once the page has loaded and is idle. */
function whenIdleAfterLoad(work: () => Promise<void>): void {
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

/** Whether the user asked the browser to save data. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Loads code when the page is idle. Failures are ignored, because the code is loaded again when it is needed. */
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
