import { useCallback, useEffect, useRef } from 'react'
import { client } from '#client/api.ts'

const PAUSE = 800

type Draft = { subject: string; body: string }

/**
 * Saves a draft about an application on the server, shortly after the last change and on unmount. `settle` waits for
 * a running request and saves nothing more: a sent message is no draft.
 */
export function useStoredDraft(applicationId: string) {
  const waiting = useRef<Draft | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const underWay = useRef<Promise<unknown>>(Promise.resolve())
  const isSettled = useRef(false)
  const flush = useCallback(() => {
    clearTimeout(timer.current)
    const draft = waiting.current
    waiting.current = null
    if (!draft || isSettled.current) return
    // one at a time, so that an older one is never stored last; a lost one is repeated with the next change
    underWay.current = underWay.current.then(() =>
      client.messages.saveDraft({ applicationId, ...draft }).catch(() => {}),
    )
  }, [applicationId])
  useEffect(() => {
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])
  const keep = useCallback(
    (draft: Draft) => {
      waiting.current = draft
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, PAUSE)
    },
    [flush],
  )
  const settle = useCallback(async () => {
    isSettled.current = true
    clearTimeout(timer.current)
    waiting.current = null
    await underWay.current
  }, [])
  const resume = useCallback(() => {
    isSettled.current = false
  }, [])
  return { keep, settle, resume }
}
