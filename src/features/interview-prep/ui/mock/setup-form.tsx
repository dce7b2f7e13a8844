import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { api } from '#client/api.ts'
import { newId } from '#lib/ids.ts'
import { errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { ScheduleFields } from '../schedule/schedule-fields.tsx'
import { firstSchedule } from '../schedule/schedule-values.ts'
import { ScheduleFailed, useSchedule } from '../schedule/use-schedule.ts'
import { mockQuery } from './mock-queries.ts'
import { SetupFields } from './setup-fields.tsx'
import { firstSetup, missingOf, setupOf } from './setup-values.ts'

type Props = { jobId: string | null; isSpoken?: boolean; onStarted: (id: string) => void; onScheduled: () => void }
type Problem = { title: string; text: string | null }

/**
 * The form to set up a mock interview (INTV-13 to INTV-15). It starts a text interview, or schedules a voice interview
 * (INTV-23).
 */
export function MockSetupForm({ jobId, isSpoken = false, onStarted, onScheduled }: Props) {
  const [problem, setProblem] = useState<Problem | null>(null)
  const start = useStart(onStarted)
  const schedule = useSchedule()
  const form = useAppForm({
    schema: () => import('./setup-schema.ts').then(({ SetupForm }) => SetupForm),
    defaultValues: { ...firstSetup, ...firstSchedule, ...(isSpoken && { mode: 'audio' }) },
    guard: false,
    async onSubmit({ countryCode, phoneNumber, day, time, ...values }, own) {
      setProblem(null)
      if (values.mode === 'text') return start(setupOf(values, jobId))
      await schedule({ countryCode, phoneNumber, day, time }, setupOf(values, jobId))
      for (const name of ['day', 'time'] as const) own.setValue(name, '')
      toast.success('Interview scheduled')
      onScheduled()
    },
    onFail: (error) => setProblem(problemOf(error)),
  })
  const { types = [], levels = [], mode } = useWatch({ control: form.control })
  const missing = missingOf({ types, levels })
  return (
    <AppForm form={form} label="Set up a mock interview" className="stack stack-6">
      <SetupFields isOfPosting={jobId !== null} />
      {mode === 'audio' && <ScheduleFields />}
      {problem && (
        <Notice tone="error" title={problem.title}>
          {problem.text}
        </Notice>
      )}
      <FormFoot
        {...(mode === 'audio'
          ? { submit: 'Schedule Interview', busyText: 'Scheduling' }
          : { submit: 'Start Interview', busyText: 'Starting' })}
        disabled={missing !== null}
        start={<span role="status">{missing}</span>}
      />
    </AppForm>
  )
}

function problemOf(error: unknown): Problem {
  const failed = 'Failed to schedule interview'
  if (error instanceof ScheduleFailed) return { title: failed, text: error.message === failed ? null : error.message }
  return { title: 'Failed to start interview. Please try again.', text: errorText(error, 'Failed to create session') }
}

function useStart(onStarted: (id: string) => void) {
  const queryClient = useQueryClient()
  // the same id for all attempts, so that a retry after a lost response does not start a second interview
  const [id] = useState(newId)
  const start = useMutation(api.mockInterviews.start.mutationOptions())
  return async (setup: ReturnType<typeof setupOf>) => {
    const session = await start.mutateAsync({ ...setup, id })
    queryClient.setQueryData(mockQuery(id).queryKey, session)
    await refreshQueries(queryClient, api.mockInterviews.list.key())
    onStarted(id)
  }
}
