import { useCallback, useRef } from 'react'
import { client } from '#client/api.ts'
import { useDelayedWrite } from '#ui/use-delayed-write.ts'

const PAUSE = 800

type Draft = { subject: string; body: string }

/**
 * Saves a draft about an application on the server, shortly after the last change and on unmount. `settle` waits for a running request and
 * saves nothing more, because a sent message is not a draft.
 */
export function useStoredDraft(applicationId: string) {
  const underWay = useRef<Promise<unknown>>(Promise.resolve())
  const isSettled = useRef(false)
  const save = useCallback(
    (draft: Draft) => {
      if (isSettled.current) return
      // one request at a time, so that an older draft is never stored last; a lost one is repeated with the next change
      underWay.current = underWay.current.then(() =>
        client.messages.saveDraft({ applicationId, ...draft }).catch(() => {}),
      )
    },
    [applicationId],
  )
  const { schedule: keep, cancel } = useDelayedWrite(save, PAUSE)
  const settle = useCallback(async () => {
    isSettled.current = true
    cancel()
    await underWay.current
  }, [cancel])
  const resume = useCallback(() => {
    isSettled.current = false
  }, [])
  return { keep, settle, resume }
}
