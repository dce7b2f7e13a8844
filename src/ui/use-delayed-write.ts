import { useCallback, useEffect, useRef } from 'react'

/** Calls `write` with the newest value after a pause, or earlier if the page or the component closes. Memoize `write`. */
export function useDelayedWrite<T>(write: (value: T) => void, pauseMs: number) {
  const waiting = useRef<{ value: T } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flush = useCallback(() => {
    clearTimeout(timer.current)
    const next = waiting.current
    waiting.current = null
    if (next) write(next.value)
  }, [write])
  useEffect(() => {
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])
  const schedule = useCallback(
    (value: T) => {
      waiting.current = { value }
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, pauseMs)
    },
    [flush, pauseMs],
  )
  /** Discards a value that is not written yet. */
  const cancel = useCallback(() => {
    waiting.current = null
    clearTimeout(timer.current)
  }, [])
  return { schedule, flush, cancel }
}
