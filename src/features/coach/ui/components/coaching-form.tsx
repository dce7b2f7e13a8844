import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { api, client } from '#client/api.ts'
import { newId } from '#lib/ids.ts'
import { errorText } from '#ui/error-text.ts'
import { Columns } from '#ui/form/app-form.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { DateField, TextareaField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { localZone } from '#ui/use-zone.ts'
import { CoachingAsk } from '../../coaching-contract.ts'
import { CoachingNote } from '../../coaching-fields.ts'
import { coachingTopicLabels, coachingTopics, maxCoachingNoteCharacters } from '../../coaching-rules.ts'
import { bookableDays, halfHours, readTime, TypedTime } from './coaching-times.ts'

const topics = coachingTopics.map((value) => ({ value, label: coachingTopicLabels[value] }))
const none = { day: '', time: '' }

const Times = z.array(TypedTime).superRefine((times, ctx) => {
  const seen = new Set<number>()
  for (const [index, typed] of times.entries()) {
    if (index > 0 && !typed.day && !typed.time) continue
    const { at, wrong } = { at: undefined, wrong: undefined, ...readTime(typed, localZone()) }
    const message = wrong ?? (seen.has(Number(at)) ? 'Choose three different times' : undefined)
    if (message) ctx.addIssue({ code: 'custom', message, path: [index, typed.day ? 'time' : 'day'] })
    seen.add(Number(at))
  }
})
const Wishes = z.object({ topic: CoachingAsk.shape.topic, times: Times, note: CoachingNote })

/** Requests a session with a person: a topic, one to three times in the user's time zone, and a note (COACH-08). */
export function CoachingForm({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const [id] = useState(newId)
  const timeZone = localZone()
  const form = useAppForm({
    schema: Wishes,
    defaultValues: { topic: '' as 'resume', times: [none, none, none], note: '' },
    async onSubmit({ topic, times, note }) {
      const preferred = times
        .flatMap((typed) => readTime(typed, timeZone))
        .flatMap((one) => ('at' in one ? [one.at] : []))
      await client.coaching.ask({ id, topic, note, preferred, timeZone })
      await refreshQueries(queryClient, api.coaching.key())
      toast.success('Request sent')
      onClose()
    },
    onFail: (error, own) =>
      own.setServerError('root', errorText(error, 'Failed to send your request. Please try again.')),
  })
  return (
    <FormDialog
      form={form}
      reachesPerson
      onClose={onClose}
      size="md"
      title="Request human coaching"
      description={`We'll confirm one of your times or propose another. Times shown in your time zone: ${timeZone}.`}
      className="stack stack-5"
      submit="Send request"
      busyText="Sending"
    >
      <SelectField name="topic" label="What is it about?" options={topics} placeholder="Select a topic" required />
      {['First choice', 'Second choice', 'Third choice'].map((words, index) => (
        <Columns key={words}>
          <DateField
            name={`times.${index}.day`}
            label={`${words}: day`}
            {...(index === 0 ? { required: true } : { optional: true })}
            {...bookableDays(timeZone)}
          />
          <SelectField name={`times.${index}.time`} label={`${words}: start`} options={halfHours} />
        </Columns>
      ))}
      <TextareaField name="note" label="Note" limit={maxCoachingNoteCharacters} optional />
    </FormDialog>
  )
}
