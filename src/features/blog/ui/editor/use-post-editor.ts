import { useRef, useState } from 'react'
import type { z } from 'zod'
import { useSession } from '#features/accounts/ui/queries.ts'
import { type AppFormControl, useAppForm } from '#ui/form/use-app-form.ts'
import { type Post, Writing } from '../../contract.ts'

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'incomplete' | 'failed' | 'conflict'
export type WritingForm = AppFormControl<z.input<typeof Writing>, Writing>

/** The fields of a post in the form, and whether they are saved. */
export function usePostEditor(post: Post) {
  const form: WritingForm = useAppForm({
    schema: Writing,
    defaultValues: post.writing,
    onSubmit: () => undefined,
    guard: false,
  })
  const [state, setState] = useState<SaveState>('saved')
  const [problem, setProblem] = useState('')
  const userId = useSession().viewer?.userId ?? ''
  /** The latest revision that the server returned. */
  const revision = useRef(post.revision)
  const changes = useRef(0)
  return { id: post.id, userId, form, state, setState, problem, setProblem, revision, changes }
}
export type PostEditor = ReturnType<typeof usePostEditor>
