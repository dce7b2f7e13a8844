import { useEffect, useRef, useState } from 'react'
import { client } from '#client/api.ts'
import { useSession } from '#features/accounts/ui/queries.ts'
import { newId } from '#lib/ids.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { useStoredValues } from '#ui/form/use-stored-values.ts'
import { toast } from '#ui/primitives/toast.ts'
import { type Story, StoryFields, storyFieldsOf } from '../contract.ts'
import { deleteStoryDraft, readStoryDraft, storeStoryDraft } from './story-draft.ts'
import { useRefreshStories } from './use-story-actions.ts'

/** The initial values of a new story. `key` identifies its draft on this device. */
export type Begun = { key: string; fields: Partial<StoryFields> }

const empty = (): StoryFields => ({ title: '', situation: '', task: '', action: '', result: '', tags: [] })
const isSame = (a: StoryFields, b: StoryFields): boolean =>
  JSON.stringify(storyFieldsOf(a)) === JSON.stringify(storyFieldsOf(b))

/** The form of a story. A new story has one id for all attempts to save it; typed text is stored on this device. */
export function useStoryForm(story: Story | null, begin: Begun | undefined, onClose: () => void) {
  const { viewer } = useSession()
  const [newStoryId] = useState(newId)
  const refresh = useRefreshStories()
  const stored = story ? storyFieldsOf(story) : empty()
  const place = { userId: viewer?.userId ?? '', storyId: story?.id ?? begin?.key ?? 'new' }
  const isSaved = useRef(false)
  const form = useAppForm({
    schema: StoryFields,
    defaultValues: stored,
    // no question on leaving: the draft is stored on this device
    guard: false,
    async onSubmit(fields) {
      if (story) await client.stories.update({ id: story.id, seen: story.updatedAt, ...fields })
      else await client.stories.create({ id: newStoryId, ...fields })
      isSaved.current = true
      deleteStoryDraft(place)
      await refresh()
      toast.success('Story saved')
      onClose()
    },
    onFail: (error, own) => {
      own.setServerError('root', errorText(error, 'Failed to save story'))
      // in the background: fields without edits get the new values, and the next click on Save succeeds
      if (errorCode(error) === 'STORY_CHANGED') void refresh()
    },
  })
  useStoredValues(form, stored)
  const latest = useRef({ stored, begin })
  latest.current.stored = stored
  const [isStored, setStored] = useState(false)
  const { userId, storyId } = place
  useEffect(() => {
    const storedDraft = readStoryDraft({ userId, storyId })
    const before = storedDraft ?? latest.current.begin?.fields ?? {}
    for (const [name, value] of Object.entries(before)) {
      form.setValue(name as keyof StoryFields, value, { shouldDirty: true })
    }
    setStored(storedDraft !== null)
    const watched = form.watch((values) => {
      const typed = { ...empty(), ...values } as StoryFields
      if (isSaved.current) return
      if (isSame(typed, latest.current.stored)) deleteStoryDraft({ userId, storyId })
      else storeStoryDraft({ userId, storyId }, typed)
    })
    return () => watched.unsubscribe()
  }, [form, userId, storyId])
  const discard = () => {
    form.reset({ ...stored, ...begin?.fields })
    deleteStoryDraft(place)
    setStored(false)
  }
  return { form, isStored, discard }
}
