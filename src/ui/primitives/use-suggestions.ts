import { useEffect, useState } from 'react'

export type Suggest = {
  ask: (text: string, signal: AbortSignal) => Promise<readonly string[]>
  /** The smallest number of characters. */
  from: number
  /** The pause after typing before suggestions are requested. */
  delayMs: number
  /** The largest number of suggestions. */
  max: number
}

const none: readonly string[] = []

/** Suggestions for the typed text, requested after a pause. Answers to older texts are dropped, and a failure gives no suggestions. */
export function useSuggestions(typed: string | null, { ask, from, delayMs, max }: Suggest): readonly string[] {
  const [found, setFound] = useState(none)
  const words = typed?.trim() ?? ''
  useEffect(() => {
    setFound(none)
    if (words.length < from) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      ask(words, stop.signal).then(
        (suggestions) => !stop.signal.aborted && setFound(suggestions.slice(0, max)),
        () => {},
      )
    }, delayMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [words, ask, from, delayMs, max])
  return found
}
