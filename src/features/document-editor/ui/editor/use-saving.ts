import { useCallback, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { errorCode, errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import { deleteDraft } from './local-draft.ts'
import { tooLongText } from './too-long-text.ts'
import type { Holding, SaveState } from './use-written.ts'

/** The way to the server: one save at a time, each from the revision that the one before made. */
export function useSaving<C extends FieldValues>({
  written,
  put,
  setState,
  latest,
  revision,
  changes,
  timer,
}: Holding<C>) {
  const running = useRef<Promise<boolean>>(undefined)
  const wasDown = useRef(false)

  const store = useCallback(
    async (isByHand: boolean): Promise<boolean> => {
      const { options } = latest.current
      const [sent, count] = [written(), changes.current]
      setState('saving')
      try {
        const answer = await options.save(sent, { from: revision.current, isByHand })
        const isFirst = revision.current === null
        wasDown.current = false
        revision.current = answer.revision
        if (latest.current.title === sent.title && sent.title.trim() === '') put({ title: answer.title })
        const isAll = changes.current === count
        if (isAll) deleteDraft(options.place)
        setState(isAll ? 'saved' : 'unsaved')
        if (isFirst) options.onCreated()
        return true
      } catch (error) {
        const next = stateAfter(error)
        setState(next)
        // once told is enough for one outage, except to somebody who presses Save
        if (isByHand || !wasDown.current) tell(error, next, { isByHand, tooLong: tooLongText(error, options.parts) })
        wasDown.current = next === 'failed'
        return false
      }
    },
    [written, put, setState, latest, revision, changes],
  )

  /** Saves now, after what is on its way; true where everything is stored. */
  return useCallback(
    async (isByHand = false): Promise<boolean> => {
      clearTimeout(timer.current)
      while (running.current) await running.current
      const run = store(isByHand)
      running.current = run
      const isStored = await run
      running.current = undefined
      return isStored
    },
    [store, timer],
  )
}

/** Says why nothing was stored; what is to be chosen about is said on the page. */
function tell(error: unknown, state: SaveState, { isByHand, tooLong }: { isByHand: boolean; tooLong: string }): void {
  if (state === 'conflict' || state === 'gone') return
  const kept = tooLong || 'Your words are kept on this device and sent again shortly.'
  toast.error({ title: isByHand ? 'Failed to save' : 'Auto-save failed', description: errorText(error, kept) })
}

/** Where a failed save leaves the editor: what the server will never take is not sent again and again. */
function stateAfter(error: unknown): SaveState {
  const code = (error as { code?: unknown }).code
  if (errorCode(error) === 'DOCUMENT_CHANGED') return 'conflict'
  if (code === 'NOT_FOUND' || code === 'DOCUMENT_NOT_BUILT') return 'gone'
  return code === 'BAD_REQUEST' || code === 'TOO_MANY_DOCUMENTS' ? 'refused' : 'failed'
}
