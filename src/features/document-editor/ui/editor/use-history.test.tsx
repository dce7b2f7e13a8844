import { act, renderHook } from '@testing-library/react'
import { useCallback } from 'react'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { Design } from '#features/document-content/design.ts'
import type { EditedDocument } from './edited-document.ts'
import type { Editor } from './use-editor.ts'
import { useHistory } from './use-history.ts'

type Draft = { summary: string }
const design = Design.parse({})

/** A form with its history, without saving. */
function useHistoryOfForm() {
  const form = useForm<Draft>({ defaultValues: { summary: 'first' } })
  const written = useCallback(
    (): EditedDocument<Draft> => ({ title: 'One', design, content: structuredClone(form.getValues()) }),
    [form],
  )
  const replace = useCallback((next: EditedDocument<Draft>) => form.reset(structuredClone(next.content)), [form])
  const editor = { title: 'One', design, written, replace } as Partial<Editor<Draft>> as Editor<Draft>
  return { form, history: useHistory(form, editor) }
}

it('undoes a replaced content as a separate step, even right after typing', () => {
  const { result } = renderHook(useHistoryOfForm)
  act(() => result.current.form.setValue('summary', 'second'))
  expect(result.current.history.canUndo).toBe(false)
  act(() => result.current.history.replace({ title: 'One', design, content: { summary: 'first' } }))
  act(() => result.current.history.undo())
  expect(result.current.form.getValues('summary')).toBe('second')
  act(() => result.current.history.undo())
  expect(result.current.form.getValues('summary')).toBe('first')
  act(() => result.current.history.redo())
  expect(result.current.form.getValues('summary')).toBe('second')
})
