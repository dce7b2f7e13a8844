import { useCallback, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { errorCode, errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import { deleteDraft } from './local-draft.ts'
import { tooLongText } from './too-long-text.ts'
import type { EditorState, SaveState } from './use-edited-document.ts'

/** Runs saves one after the other. Each is based on the revision of the previous save. */
export function useSaving<C extends FieldValues>({
  written,
  put,
  setState,
  latest,
  revision,
  changes,
  timer,
}: EditorState<C>) {
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
        // show only one message per outage, unless the user clicks Save
        if (isByHand || !wasDown.current)
          showFailure(error, next, { isByHand, tooLong: tooLongText(error, options.parts) })
        wasDown.current = next === 'failed'
        return false
      }
    },
    [written, put, setState, latest, revision, changes],
  )

  /** Saves after the current save has finished; true if everything is stored. */
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

/** Shows why saving failed. Conflicts are shown on the page instead. */
function showFailure(
  error: unknown,
  state: SaveState,
  { isByHand, tooLong }: { isByHand: boolean; tooLong: string },
): void {
  if (state === 'conflict' || state === 'gone') return
  const storedNote = tooLong || "Your changes are stored on this device. We'll try again shortly."
  toast.error({ title: isByHand ? 'Failed to save' : 'Auto-save failed', description: errorText(error, storedNote) })
}

/** The editor's state after a failed save. Content that the server will always reject is not retried. */
function stateAfter(error: unknown): SaveState {
  const code = (error as { code?: unknown }).code
  if (errorCode(error) === 'DOCUMENT_CHANGED') return 'conflict'
  if (code === 'NOT_FOUND' || code === 'DOCUMENT_NOT_BUILT') return 'gone'
  return code === 'BAD_REQUEST' || code === 'TOO_MANY_DOCUMENTS' ? 'refused' : 'failed'
}
