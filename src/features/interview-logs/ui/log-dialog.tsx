import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { client } from '#client/api.ts'
import { newId } from '#lib/ids.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { AppForm, Columns, FormFoot } from '#ui/form/app-form.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { LeaveQuestion } from '#ui/form/leave-question.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { useStoredValues } from '#ui/form/use-stored-values.ts'
import { Dialog, DialogBody } from '#ui/primitives/dialog.tsx'
import { toast } from '#ui/primitives/toast.ts'
import type { InterviewLog, LoggableApplication } from '../contract.ts'
import { interviewOutcomes, interviewStages, maxLogTextCharacters, outcomeNames, stageNames } from '../rules.ts'
import { applicationOptions, fieldsOf, LogForm, type LogFormValues, valuesOf } from './log-form.ts'
import { loggableQuery } from './queries.ts'
import { SuggestedField } from './suggested-field.tsx'
import { useConfirmedClose } from './use-asked-close.ts'
import { useRefreshLogs } from './use-log-actions.ts'

type Props = { log: InterviewLog | null; onClose: () => void }

const stageOptions = interviewStages.map((value) => ({ value, label: stageNames[value] }))
const outcomeOptions = interviewOutcomes.map((value) => ({ value, label: outcomeNames[value] }))

/** The dialog that creates or edits an interview log (INTV-33 to INTV-36). */
export function LogDialog({ log, onClose }: Props) {
  const form = useLogForm(log, onClose)
  const { close, closed, goesBack } = useConfirmedClose(form, onClose)
  const offered = useQuery(loggableQuery()).data ?? []
  return (
    <Dialog
      onClose={closed}
      size="lg"
      title={log ? 'Edit interview' : 'Log an interview'}
      description="Only you can see this."
    >
      <AppForm form={form} className="contents" label={log ? 'Edit interview' : 'Log an interview'}>
        <LeaveQuestion shouldBlockFn={goesBack} enableBeforeUnload={false}>
          You have unsaved changes.
        </LeaveQuestion>
        <DialogBody className="stack stack-4">
          <ApplicationField offered={offered} log={log} />
          <Columns>
            <SuggestedField
              name="companyName"
              label="Company name"
              suggestions={offered.map((one) => one.companyName)}
            />
            <SuggestedField name="jobRole" label="Job role" suggestions={offered.map((one) => one.jobRole)} />
            <SelectField name="interviewStage" label="Stage" options={stageOptions} required />
            <DateTimeField name="at" label="Date and time" optional />
            <SelectField
              name="outcome"
              label="Outcome"
              options={outcomeOptions}
              help={log?.outcomeFollows && 'Updates with your application until you choose one'}
            />
          </Columns>
          <TextareaField name="notes" label="Notes" optional limit={maxLogTextCharacters} rows={3} />
          <TextareaField name="feedback" label="Feedback" optional limit={maxLogTextCharacters} rows={3} />
        </DialogBody>
        <FormFoot dialog submit={log ? 'Save' : 'Log interview'} busyText="Saving" onCancel={() => void close()} />
      </AppForm>
    </Dialog>
  )
}

function useLogForm(log: InterviewLog | null, onClose: () => void) {
  const [newLogId] = useState(newId)
  const refresh = useRefreshLogs()
  const form = useAppForm({
    schema: LogForm,
    defaultValues: valuesOf(log),
    async onSubmit(values) {
      const fields = fieldsOf(values)
      if (log) await client.interviewLogs.update({ id: log.id, seen: log.updatedAt, ...fields })
      else await client.interviewLogs.create({ id: newLogId, ...fields })
      await refresh()
      toast.success(log ? 'Interview log updated' : 'Interview log saved')
      onClose()
    },
    onFail: (error, own) => {
      own.setServerError(
        'root',
        errorText(error, log ? 'Failed to update interview log' : 'Failed to save interview log'),
      )
      // in the background: fields without edits get the new values, and the next click on Save succeeds
      if (errorCode(error) === 'LOG_CHANGED') void refresh()
    },
  })
  useStoredValues(form, valuesOf(log))
  return form
}

/** Chooses the application of the interview. The choice fills in company and role, unless the user typed something else. */
function ApplicationField({ offered, log }: { offered: readonly LoggableApplication[]; log: InterviewLog | null }) {
  const { getValues, setValue } = useFormContext<LogFormValues>()
  const chosen = useWatch<LogFormValues, 'application'>({ name: 'application' })
  const before = useRef(chosen)
  useEffect(() => {
    if (before.current === chosen) return
    const [was, is] = [before.current, chosen].map((id) => offered.find((one) => one.applicationId === id))
    before.current = chosen
    for (const name of ['companyName', 'jobRole'] as const) {
      const typed = getValues(name).trim()
      if (is && (typed === '' || typed === was?.[name])) {
        setValue(name, is[name], { shouldDirty: true, shouldValidate: true })
      }
    }
  }, [chosen, offered, getValues, setValue])
  return (
    <SelectField
      name="application"
      label="Application"
      options={applicationOptions(offered, log)}
      help="Linked interviews show the company logo and update with the application"
    />
  )
}
