import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { api, client } from '#client/api.ts'
import { companyStatKeys } from '#features/companies/ui/queries.ts'
import type { ReviewDetails } from '#features/hiring-pipeline/contract.ts'
import { newId } from '#lib/ids.ts'
import { errorText } from '#ui/error-text.ts'
import { Columns } from '#ui/form/app-form.tsx'
import { CheckboxField, CheckboxGroupField, RadioField, SelectField } from '#ui/form/choice-fields.tsx'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { TextareaField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { Interviews } from '../../contract.ts'
import {
  interviewKinds,
  interviewLengths,
  kindNames,
  maxInterviewNoteCharacters,
  maxTimes,
  placeNames,
} from '../../rules.ts'
import { emptyProposal, proposalOf, proposeSchema, refusalOf } from '../propose-values.ts'
import { interviewsQuery } from '../queries.ts'
import { OverlapNotice } from './overlap-notice.tsx'

type Props = {
  application: Pick<ReviewDetails, 'id' | 'status'>
  name: string
  known: Pick<Interviews, 'companyTimeZone' | 'team'>
  onClose: () => void
}

/** Proposes one to five times for an interview, in the company's time zone. */
export function ProposeDialog({ application: { id: applicationId, status }, name, known, onClose }: Props) {
  const { companyTimeZone: timeZone, team } = known
  const queryClient = useQueryClient()
  // the same for every attempt, so that a second click or a retry after a lost response creates only one proposal
  const id = useRef(newId())
  const canMove = status === 'submitted' || status === 'reviewing'
  const form = useAppForm({
    schema: proposeSchema(timeZone),
    defaultValues: emptyProposal(canMove),
    async onSubmit(values) {
      const proposal = proposalOf(values, timeZone)
      const interviews = await client.interviews.propose({ id: id.current, applicationId, proposal })
      queryClient.setQueryData(interviewsQuery(applicationId).queryKey, interviews)
      await refreshQueries(queryClient, api.companyApplications.key(), ...companyStatKeys())
      toast.success(`Times proposed to ${name}`)
      onClose()
    },
    onFail: (error, own) =>
      own.setServerError('root', errorText(error, 'Failed to propose the times. Please try again.')),
  })
  const [kind, starts, minutes, interviewers] = form.watch(['kind', 'starts', 'minutes', 'interviewers'])
  const sound = starts.filter((wall) => wall !== '' && !refusalOf(wall, timeZone))
  return (
    <FormDialog
      form={form}
      label="Times for an interview"
      reachesPerson
      onClose={onClose}
      title={`Propose times to ${name}`}
      description={`Times are in your company's time zone: ${timeZone.replaceAll('_', ' ')}. ${name} sees them in their own.`}
      size="lg"
      className="stack stack-4"
      submit="Propose times"
      busyText="Sending"
    >
      <Columns>
        <RadioField
          name="kind"
          label="Kind"
          layout="row"
          options={interviewKinds.map((value) => ({ value, label: kindNames[value] }))}
        />
        <SelectField
          name="minutes"
          label="Length"
          options={interviewLengths.map((length) => ({ value: String(length), label: `${length} minutes` }))}
        />
      </Columns>
      <TextField name="place" label={placeNames[kind]} required={kind !== 'phone'} optional={kind === 'phone'} />
      <Times />
      {team.length > 0 && (
        <CheckboxGroupField
          name="interviewers"
          label="Interviewers"
          optional
          options={team.map((person) => ({ value: person.id, label: person.name }))}
        />
      )}
      <OverlapNotice
        applicationId={applicationId}
        interviewers={interviewers}
        starts={sound}
        timeZone={timeZone}
        minutes={Number(minutes)}
      />
      <TextareaField name="message" label="Message" optional rows={3} limit={maxInterviewNoteCharacters} />
      {canMove && <CheckboxField name="setInterview" label="Set the application’s status to Interview" />}
    </FormDialog>
  )
}

/** A field for a time, and further ones on request. */
function Times() {
  const [shown, setShown] = useState(1)
  return (
    <div className="stack stack-4">
      <Columns>
        {Array.from({ length: shown }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields do not move
          <DateTimeField key={index} name={`starts.${index}`} label={`Time ${index + 1}`} required={index === 0} />
        ))}
      </Columns>
      {shown < maxTimes && (
        <p>
          <Button size="sm" icon={Plus} onClick={() => setShown(shown + 1)}>
            Add time
          </Button>
        </p>
      )}
    </div>
  )
}
