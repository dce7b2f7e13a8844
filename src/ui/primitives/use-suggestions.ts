import { useEffect, useState } from 'react'

export type Suggest = {
  ask: (text: string, signal: AbortSignal) => Promise<readonly string[]>
  /** From how many characters on. */
  from: number
  /** How long the typing rests before it asks. */
  delayMs: number
  /** How many are shown. */
  most: number
}

const none: readonly string[] = []

/** What fits the words typed last, asked when the typing rests; an answer to older words is dropped, a failure is none. */
export function useSuggestions(typed: string | null, { ask, from, delayMs, most }: Suggest): readonly string[] {
  const [found, setFound] = useState(none)
  const words = typed?.trim() ?? ''
  useEffect(() => {
    setFound(none)
    if (words.length < from) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      ask(words, stop.signal).then(
        (suggestions) => !stop.signal.aborted && setFound(suggestions.slice(0, most)),
        () => {},
      )
    }, delayMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [words, ask, from, delayMs, most])
  return found
}
