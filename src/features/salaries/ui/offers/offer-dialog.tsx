import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { client } from '#client/api.ts'
import { newId } from '#lib/ids.ts'
import { errorText } from '#ui/error-text.ts'
import { Columns, FieldGroup } from '#ui/form/app-form.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { NumberField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { OfferDraft, type StoredOffer } from '../../offer-draft.ts'
import { offersQuery } from '../queries.ts'
import { CostIndexField } from './cost-index-field.tsx'

const orDefault = <T extends z.ZodType>(value: T) => z.preprocess((input) => input ?? undefined, value)
const { bonus, equity, paidDays, healthValue, matchValue, otherValue, costIndex } = OfferDraft.shape

/** The values of the form. Optional amounts can be empty. */
const OfferFields = OfferDraft.extend({
  bonus: orDefault(bonus),
  equity: orDefault(equity),
  paidDays: orDefault(paidDays),
  healthValue: orDefault(healthValue),
  matchValue: orDefault(matchValue),
  otherValue: orDefault(otherValue),
  costIndex: orDefault(costIndex),
})

const empty = {
  name: '',
  jobTitle: '',
  location: '',
  base: null,
  bonus: null,
  equity: null,
  paidDays: null,
  healthValue: null,
  matchValue: null,
  otherValue: null,
  costIndex: 100,
}

/** The dialog to add or change an offer. All attempts to save use the same id, so that the offer is stored once. */
export function OfferDialog({ offer, onClose }: { offer?: StoredOffer | undefined; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [id] = useState(() => offer?.id ?? newId())
  const form = useAppForm({
    schema: OfferFields,
    defaultValues: (offer ?? empty) as z.input<typeof OfferFields>,
    async onSubmit(fields) {
      await client.salaries.saveOffer({ ...fields, id })
      await refreshQueries(queryClient, offersQuery().queryKey)
      toast.success({ title: 'Success', description: offer ? 'Offer updated' : 'Offer added' })
      onClose()
    },
    onFail: (error, own) => own.setServerError('root', errorText(error, 'Failed to save offer. Please try again.')),
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="lg"
      title={offer ? 'Edit offer' : 'Add an offer'}
      description="Only you can see this. Amounts are in US dollars."
      className="stack stack-6"
      submit={offer ? 'Save offer' : 'Add offer'}
      busyText="Saving"
    >
      <Columns>
        <TextField name="name" label="Employer" required />
        <TextField name="jobTitle" label="Job title" required />
        <TextField name="location" label="Location" required placeholder="City, state or Remote" />
        <CostIndexField />
      </Columns>
      <FieldGroup title="Pay">
        <Columns>
          <NumberField name="base" label="Base salary" required unit="$ a year" min={0} />
          <NumberField name="bonus" label="Expected bonus" optional unit="$ a year" min={0} />
          <NumberField name="equity" label="Equity over four years" optional unit="$ total" min={0} />
          <NumberField name="paidDays" label="Paid time off" optional unit="days a year" min={0} max={260} step="any" />
        </Columns>
      </FieldGroup>
      <FieldGroup title="Benefits (employer contribution)">
        <Columns>
          <NumberField name="healthValue" label="Insurance" optional unit="$ a year" min={0} />
          <NumberField name="matchValue" label="401(k) match" optional unit="$ a year" min={0} />
          <NumberField name="otherValue" label="Other" optional unit="$ a year" min={0} />
        </Columns>
      </FieldGroup>
    </FormDialog>
  )
}
