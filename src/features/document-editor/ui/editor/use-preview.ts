import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Design } from '#features/document-content/design.ts'
import type { Preview } from '#features/documents/preview-contract.ts'
import { errorText } from '#ui/error-text.ts'
import type { EditorKind } from './editor-kind.ts'
import { tooLongText } from './too-long-text.ts'

/** Milliseconds after which a request for outdated pages is cancelled. */
const SLOW = 300

type Shown = { preview: Preview | null; problem: string | null; isBusy: boolean }

/** The pages of the current content. While new pages load or fail, the last good pages stay visible. */
export function usePreview<C extends FieldValues>(form: UseFormReturn<C>, design: Design, kind: EditorKind<C>) {
  const [shown, setShown] = useState<Shown>({ preview: null, problem: null, isBusy: true })
  const latest = useRef({ design, kind })
  latest.current = { design, kind }
  const follow = useRef(() => {})

  useEffect(() => {
    const work = async (signal: AbortSignal) => {
      const { design: set, kind: laid } = latest.current
      setShown((before) => ({ ...before, isBusy: true }))
      try {
        const preview = await laid.lay({ content: structuredClone(form.getValues()), design: set }, { signal })
        if (!signal.aborted) setShown({ preview, problem: null, isBusy: false })
      } catch (error) {
        if (signal.aborted) return
        const problem = tooLongText(error, laid.parts) || errorText(error, "The preview couldn't be created.")
        setShown((before) => ({ ...before, problem, isBusy: false }))
      }
    }
    const turns = oneAtATime(work)
    follow.current = turns.ask
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: turns.ask })
    return () => {
      unsubscribe()
      turns.end()
    }
  }, [form])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the design is no part of the form, so it is watched here
  useEffect(() => follow.current(), [form, design])

  return { ...shown, retry: () => follow.current() }
}

/**
 * Runs only the latest requested work, one at a time: immediately if nothing is running, otherwise after the current run. So the preview
 * does not need to wait for a pause in typing, and fast typing does not overload the server. A slow run is cancelled when a newer one is
 * requested.
 */
function oneAtATime(work: (signal: AbortSignal) => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: { controller: AbortController; since: number } | null = null
  let isDue = false
  const start = async () => {
    const request = { controller: new AbortController(), since: performance.now() }
    running = request
    isDue = false
    await work(request.controller.signal)
    if (running !== request) return
    running = null
    if (isDue) void start()
  }
  const end = () => {
    clearTimeout(timer)
    running?.controller.abort()
    running = null
  }
  const ask = () => {
    isDue = true
    if (running && performance.now() - running.since < SLOW) return
    end()
    // group all changes of one key press or paste
    timer = setTimeout(() => void start())
  }
  return { ask, end }
}
