import { useEffect, useRef, useState } from 'react'
import { client } from '#client/api.ts'
import type { CoachMessage } from '../contract.ts'

/** The text of an answer while it is written. After a lost connection it reconnects, and shows the text so far meanwhile. */
export function useAnswerText(id: string | null, onEnd: (message: CoachMessage) => void): string {
  const [shown, setShown] = useState<{ id: string | null; text: string }>({ id: null, text: '' })
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    if (id === null) return
    const stop = new AbortController()
    void follow(
      id,
      stop.signal,
      (text) => setShown({ id, text }),
      (message) => end.current(message),
    )
    return () => stop.abort()
  }, [id])
  return shown.id === id ? shown.text : ''
}

async function follow(
  id: string,
  signal: AbortSignal,
  show: (text: string) => void,
  end: (message: CoachMessage) => void,
) {
  let pause = 500
  while (!signal.aborted) {
    try {
      let text = ''
      for await (const part of await client.coach.follow({ id }, { signal })) {
        pause = 500
        if (part.kind === 'end') return signal.aborted ? undefined : end(part.message)
        text = text.slice(0, part.from) + part.text
        if (!signal.aborted) show(text)
      }
    } catch (error) {
      const status = (error as { status?: number }).status
      // deleted on another page, or signed out: other code updates the page
      if (status !== undefined && status < 500) return
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
    pause = Math.min(pause * 2, 8000)
  }
}
