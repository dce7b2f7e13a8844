import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { errorText } from '#ui/error-text.ts'
import type { Design } from '../../content/design.ts'
import type { Preview } from '../../preview-contract.ts'
import type { EditorKind } from './editor-kind.ts'
import { tooLongText } from './too-long-text.ts'

/** Milliseconds of rest before a change is laid out. */
const REST = 80

type Shown = { preview: Preview | null; problem: string | null; isBusy: boolean }

/** The pages of what is being written, following each change; the last good pages stay while the next are made or fail. */
export function usePreview<C extends FieldValues>(form: UseFormReturn<C>, design: Design, kind: EditorKind<C>) {
  const [shown, setShown] = useState<Shown>({ preview: null, problem: null, isBusy: true })
  const [round, setRound] = useState(0)
  const latest = useRef({ design, kind })
  latest.current = { design, kind }

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const again = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setRound((before) => before + 1), REST)
    }
    const stop = form.subscribe({ formState: { values: true }, callback: again })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [form])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is a change of what the form holds
  useEffect(() => {
    const asked = new AbortController()
    const content = structuredClone(form.getValues())
    setShown((before) => ({ ...before, isBusy: true }))
    const { kind: laid } = latest.current
    laid.lay({ content, design }, { signal: asked.signal }).then(
      (preview) => !asked.signal.aborted && setShown({ preview, problem: null, isBusy: false }),
      (error) => {
        if (asked.signal.aborted) return
        const problem = tooLongText(error, laid.parts) || errorText(error, 'The preview could not be made.')
        setShown((before) => ({ ...before, problem, isBusy: false }))
      },
    )
    return () => asked.abort()
  }, [form, design, round])

  return { ...shown, retry: () => setRound((before) => before + 1) }
}
