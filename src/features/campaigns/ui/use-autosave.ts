import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { api } from '#client/api.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import { type CampaignDetails, CampaignDraft, fillIn } from '../contract.ts'
import { campaignQuery } from './queries.ts'

export type DraftInput = z.input<typeof CampaignDraft>
export type Saving = { state: 'saved' | 'changed' | 'saving' | 'incomplete' | 'failed' | 'conflict'; text: string }

/** The form is saved after this many milliseconds without typing. */
const REST_MS = 700

/** The fields of a campaign in its form. */
export const draftOf = ({ title, subject, content, templateType, audience, activity, pace }: CampaignDetails) => ({
  ...{ title, subject, content, templateType, audience, activity },
  pace: String(pace),
})

type Form = UseFormReturn<DraftInput, unknown, CampaignDraft>

/**
 * Saves a draft while it is written. An incomplete form is not saved and warns before leaving. `settle` saves at once and returns the
 * stored revision, or null if it failed. After a save by someone else nothing is stored until `choose` picks a version.
 */
export function useAutosave(form: Form, { id, revision }: Pick<CampaignDetails, 'id' | 'revision'>) {
  const [saving, setSaving] = useState<Saving>({ state: 'saved', text: 'Saved' })
  const { mutateAsync } = useMutation(api.campaigns.save.mutationOptions())
  const queryClient = useQueryClient()
  const work = useRef({
    revision,
    isConflict: false,
    /** Why the last save failed. */
    problem: '',
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
    running: Promise.resolve<number | null>(revision),
    save: mutateAsync,
  })
  work.current.save = mutateAsync

  const saveNow = useRef(async (): Promise<number | null> => {
    const sent = structuredClone(form.getValues())
    const draft = CampaignDraft.safeParse(sent)
    if (!draft.success) {
      work.current.problem = fillIn
      setSaving({ state: 'incomplete', text: 'Not saved: please fill in all required fields' })
      return null
    }
    setSaving({ state: 'saving', text: 'Saving' })
    try {
      const saved = await work.current.save({ ...draft.data, id, revision: work.current.revision })
      work.current.revision = saved.revision
      // the sent values are now the saved state; anything typed since then counts as a new change
      form.resetDefaultValues(sent)
      setSaving({ state: 'saved', text: 'Saved' })
      return saved.revision
    } catch (error) {
      work.current.isConflict = errorCode(error) === 'CHANGED_MEANWHILE'
      const state = work.current.isConflict ? 'conflict' : 'failed'
      work.current.problem = errorText(error, 'Not saved. Your text is still here.')
      setSaving({ state, text: work.current.problem })
      return null
    }
  })
  /** One at a time: each needs the revision of the one before. */
  const queue = useRef(() => {
    clearTimeout(work.current.timer)
    const next = work.current.running.then(() => (work.current.isConflict ? null : saveNow.current()))
    work.current.running = next
    return next
  })

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (work.current.isConflict) return
        setSaving({ state: 'changed', text: 'Not saved yet' })
        clearTimeout(work.current.timer)
        work.current.timer = setTimeout(() => void queue.current(), REST_MS)
      },
    })
    return () => {
      stop()
      clearTimeout(work.current.timer)
    }
  }, [form])

  const settle = async () => (saving.state === 'saved' ? work.current.revision : queue.current())
  /** Resolves a conflict: either these values overwrite the other version, or the other version is shown. */
  const choose = async (keepsMine: boolean) => {
    try {
      const latest = await queryClient.fetchQuery({ ...campaignQuery(id), staleTime: 0 })
      if (!keepsMine) form.reset(draftOf(latest))
      Object.assign(work.current, { revision: latest.revision, isConflict: false })
      if (keepsMine) await queue.current()
      else setSaving({ state: 'saved', text: 'Saved' })
    } catch (error) {
      toast.error({ title: 'Error', description: errorText(error, 'Failed to fetch campaigns') })
    }
  }
  return { saving, settle, problem: () => work.current.problem, choose, retry: () => void queue.current() }
}
