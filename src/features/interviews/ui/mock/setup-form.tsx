import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { api } from '#app/api.ts'
import { newId } from '#lib/ids.ts'
import { errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { mockQuery } from './mock-queries.ts'
import { SetupFields } from './setup-fields.tsx'
import { firstSetup, missingOf, SetupForm, setupOf } from './setup-values.ts'

type Props = { jobId: string | null; onStarted: (id: string) => void }

/** Sets up a mock interview (INTV-13 to INTV-15) and starts it. */
export function MockSetupForm({ jobId, onStarted }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const start = useStart(onStarted)
  const form = useAppForm({
    schema: SetupForm,
    defaultValues: firstSetup,
    guard: false,
    async onSubmit(values) {
      setProblem(null)
      await start(setupOf(values, jobId))
    },
    onFail: (error) => setProblem(errorText(error, 'Failed to create session')),
  })
  const { types = [], levels = [] } = useWatch({ control: form.control })
  const missing = missingOf({ types, levels })
  return (
    <AppForm form={form} label="Set up a mock interview" className="stack stack-6">
      <SetupFields isOfPosting={jobId !== null} />
      {problem && (
        <Notice tone="error" title="Failed to start interview. Please try again.">
          {problem}
        </Notice>
      )}
      <FormFoot
        submit="Start Interview"
        busyText="Starting"
        disabled={missing !== null}
        start={<span role="status">{missing}</span>}
      />
    </AppForm>
  )
}

function useStart(onStarted: (id: string) => void) {
  const queryClient = useQueryClient()
  // the same for every try: a start whose answer was lost is the interview that is there
  const [id] = useState(newId)
  const start = useMutation(api.mockInterviews.start.mutationOptions())
  return async (setup: ReturnType<typeof setupOf>) => {
    const session = await start.mutateAsync({ ...setup, id })
    queryClient.setQueryData(mockQuery(id).queryKey, session)
    await queryClient.invalidateQueries({ queryKey: api.mockInterviews.list.key() })
    onStarted(id)
  }
}
