import { useQueryClient } from '@tanstack/react-query'
import { api, client } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { SaveSearch } from '../contract.ts'
import { type AlertFrequency, type Criteria, frequencyLabels } from '../rules.ts'
import { formatSearch, suggestedName } from './search-words.ts'

const help: Record<AlertFrequency, string> = {
  none: 'Saved here for you to run at any time.',
  daily: 'Every morning when there are new jobs.',
  weekly: 'On Mondays when there are new jobs.',
}
const frequencies = (['daily', 'weekly', 'none'] as const).map((value) => ({
  value,
  label: frequencyLabels[value],
  help: help[value],
}))

const Fields = SaveSearch.pick({ name: true, frequency: true })

/** The dialog that saves the current search of the page under a name. */
export function SaveSearchDialog({ criteria, onClose }: { criteria: Criteria; onClose: () => void }) {
  const queryClient = useQueryClient()
  const form = useAppForm({
    schema: Fields,
    defaultValues: { name: suggestedName(criteria), frequency: 'daily' },
    async onSubmit(fields) {
      await client.jobAlerts.save({ ...criteria, company: criteria.company?.slug ?? null, ...fields })
      await refreshQueries(queryClient, api.jobAlerts.key())
      toast.success('Search saved')
      onClose()
    },
    onFail: (error, own) => own.setServerError('root', errorText(error, 'Failed to save search. Please try again.')),
    guard: false,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Save this search"
      description={formatSearch(criteria)}
      className="stack stack-5"
      submit="Save search"
      busyText="Saving"
    >
      <TextField name="name" label="Name" required />
      <RadioField name="frequency" label="Email me new jobs" options={frequencies} layout="cards" />
    </FormDialog>
  )
}
