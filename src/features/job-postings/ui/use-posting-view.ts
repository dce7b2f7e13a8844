import { useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import type { PostingForm } from './posting-form.ts'

export type PostingView = 'write' | 'preview'
type Field = Parameters<PostingForm['setFocus']>[0]

/** Whether a phone shows the form or the preview. If a save is refused in the preview, the form opens at the field. */
export function usePostingView(form: PostingForm) {
  const [view, setView] = useState<PostingView>('write')
  const { submitCount, errors } = useFormState({ control: form.control })
  const seen = useRef(submitCount)
  useEffect(() => {
    if (submitCount === seen.current) return
    seen.current = submitCount
    const [first] = Object.keys(errors).filter((key) => key !== 'root') as Field[]
    if (first === undefined || view === 'write') return
    setView('write')
    requestAnimationFrame(() => form.setFocus(first))
  }, [submitCount, errors, view, form])
  return [view, setView] as const
}
