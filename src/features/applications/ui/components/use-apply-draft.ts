import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { client } from '#client/api.ts'
import { useSaveOnLeave } from '#ui/form/use-save-on-leave.ts'
import { useOnline } from '#ui/page/online.ts'
import { useDelayedWrite } from '#ui/use-delayed-write.ts'
import { type ApplyValues, toDraft } from '../../apply-form.ts'
import type { SavedDraft } from '../../draft-shape.ts'
import { applyFormQuery } from '../queries.ts'
import { writeLocal } from './local-draft.ts'

const PAUSE = 300
const SERVER_PAUSE = 1500

/** Runs calls one after the other, so that an older draft is never stored last. */
function useQueue() {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const add = useCallback((call: () => Promise<void>) => {
    last.current = last.current.then(call)
  }, [])
  return { add, settled: () => last.current }
}

function useWhenHidden(call: () => void): void {
  useEffect(() => {
    const onChange = () => document.visibilityState === 'hidden' && call()
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [call])
}

/** Returns a function that updates this page's cached draft of the form. */
function useCachedDraft(jobId: string) {
  const queryClient = useQueryClient()
  return useCallback(
    (draft: SavedDraft | null) =>
      queryClient.setQueryData(applyFormQuery(jobId).queryKey, (form) => form && { ...form, draft }),
    [jobId, queryClient],
  )
}

type Options = { key: string; jobId: string; savedAt: Date | null }

/**
 * Saves the form as a draft: in this tab at once, on the server after a pause, and when the dialog or the page closes. Once the server has
 * it, the copy in the tab is deleted, so that later changes from another device win. Call `forget` after submitting.
 */
export function useApplyDraft({ key, jobId, savedAt }: Options) {
  const isOnline = useOnline()
  const [state, setState] = useState<'saved' | 'unsaved' | 'failed'>('saved')
  const base = useRef(savedAt?.getTime() ?? null)
  const latest = useRef<ApplyValues | null>(null)
  const queue = useQueue()
  const isDone = useRef(false)

  const setDraft = useCachedDraft(jobId)
  const storeLocally = useCallback(
    (values: ApplyValues) => writeLocal(key, { values, at: Date.now(), base: base.current }),
    [key],
  )
  const send = useCallback(
    async (values: ApplyValues) => {
      if (isDone.current || latest.current !== values || !navigator.onLine) return
      try {
        const draft = toDraft(values)
        const saved = await client.applications.saveDraft({ jobId, values: draft })
        base.current = saved.savedAt.getTime()
        setDraft({ values: draft, ...saved })
        if (latest.current !== values) return
        writeLocal(key, null)
        setState('saved')
      } catch {
        if (latest.current === values) setState('failed')
      }
    },
    [jobId, key, setDraft],
  )
  const save = useCallback((values: ApplyValues) => queue.add(() => send(values)), [queue.add, send])
  const inTab = useDelayedWrite(storeLocally, PAUSE)
  const onServer = useDelayedWrite(save, SERVER_PAUSE)
  useSaveOnLeave({
    isOpen: state === 'failed' || (state === 'unsaved' && !isOnline),
    canSave: true,
    save: () => latest.current && save(latest.current),
  })
  useWhenHidden(onServer.flush)

  const stop = () => {
    latest.current = null
    inTab.cancel()
    onServer.cancel()
    writeLocal(key, null)
    setState('saved')
  }
  return {
    hasFailed: state === 'failed',
    store: (values: ApplyValues) => {
      if (isDone.current) return
      const copy = structuredClone(values)
      latest.current = copy
      setState((before) => (before === 'failed' ? before : 'unsaved'))
      inTab.schedule(copy)
      onServer.schedule(copy)
    },
    /** Called after submitting: the application has replaced the draft, also on the server. */
    stopAfterSubmit: () => {
      isDone.current = true
      stop()
    },
    /** Deletes the draft here and on the server. The form continues without a draft. */
    discard: async () => {
      stop()
      await queue.settled()
      await client.applications.discardDraft({ jobId })
      base.current = null
      setDraft(null)
    },
  }
}
