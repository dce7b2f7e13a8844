import { z } from 'zod'
import { type InterviewLog, InterviewLogFields, type LoggableApplication } from '../contract.ts'

/** The values of the dialog: the date is a string in the format of the date picker, and '' means no application. */
export const LogForm = InterviewLogFields.omit({ interviewDate: true, applicationId: true }).extend({
  at: z
    .string()
    .refine((text) => text === '' || InterviewLogFields.shape.interviewDate.safeParse(new Date(text)).success, {
      error: 'Please choose a day and a time',
    }),
  application: z.string(),
})
export type LogFormValues = z.input<typeof LogForm>

export const fieldsOf = ({ at, application, ...fields }: z.output<typeof LogForm>): InterviewLogFields => ({
  ...fields,
  interviewDate: at === '' ? null : new Date(at),
  applicationId: application || null,
})

/** A date in the format of the browser's picker, in local time. */
const pickerTime = (at: Date): string =>
  `${at.toLocaleDateString('sv-SE')}T${at.toLocaleTimeString('sv-SE', { hour: '2-digit', minute: '2-digit' })}`

export function valuesOf(log: InterviewLog | null): LogFormValues {
  return {
    companyName: log?.companyName ?? '',
    jobRole: log?.jobRole ?? '',
    interviewStage: log?.interviewStage ?? 'phone',
    at: log?.interviewDate ? pickerTime(log.interviewDate) : '',
    outcome: log?.outcome ?? 'pending',
    notes: log?.notes ?? '',
    feedback: log?.feedback ?? '',
    application: log?.applicationId ?? '',
  }
}

const nameOf = ({ jobRole, companyName }: Pick<LoggableApplication, 'jobRole' | 'companyName'>) =>
  `${jobRole} at ${companyName}`

/** The applications to choose from. The linked application is always included, even if the server did not list it. */
export function applicationOptions(offered: readonly LoggableApplication[], log: InterviewLog | null) {
  const here = offered.flatMap((one) => (one.applicationId ? [{ value: one.applicationId, label: nameOf(one) }] : []))
  const isMissing = log?.applicationId && !here.some(({ value }) => value === log.applicationId)
  return [
    { value: '', label: 'No application sent here' },
    ...(isMissing ? [{ value: log.applicationId as string, label: nameOf(log) }] : []),
    ...here,
  ]
}
