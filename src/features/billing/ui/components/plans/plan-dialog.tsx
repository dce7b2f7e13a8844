import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '#client/api.ts'
import { wallClock } from '#lib/dates.ts'
import { errorText } from '#ui/error-text.ts'
import { Columns } from '#ui/form/app-form.tsx'
import { CheckboxField } from '#ui/form/choice-fields.tsx'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { NumberField, TextareaField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { useAskBeforeSave } from '#ui/form/use-ask-before-save.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { localZone } from '#ui/use-zone.ts'
import { PlanForm, type SoldPlan } from '../../../plans-contract.ts'

/** Form values, transformed to the stored plan: one feature per line, and the offer's end in the admin's time zone. */
const Typed = z
  .object({ features: z.string(), offerExpiresAt: z.string() })
  .loose()
  .transform(({ features, offerExpiresAt, ...rest }) => ({
    ...rest,
    features: features
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    offerExpiresAt: offerExpiresAt ? new Date(offerExpiresAt) : null,
  }))
  .pipe(PlanForm)

const typedOf = (plan: SoldPlan | null) => ({
  name: plan?.name ?? '',
  description: plan?.description ?? '',
  features: plan?.features.join('\n') ?? '',
  active: plan?.active ?? true,
  featured: plan?.featured ?? false,
  applicationLimit: plan?.applicationLimit ?? null,
  priceMonthly: plan?.priceMonthly ?? null,
  priceYearly: plan?.priceYearly ?? null,
  offerActive: plan?.offerActive ?? false,
  offerExpiresAt: plan?.offerExpiresAt ? wallClock(plan.offerExpiresAt, localZone()) : '',
  offerPriceMonthly: plan?.offerPriceMonthly ?? null,
  offerPriceYearly: plan?.offerPriceYearly ?? null,
  offerPercentage: plan?.offerPercentage ?? null,
})

type Props = { plan: SoldPlan | null; onClose: () => void }

/** Changes or creates a plan, after a confirmation that shows whom it affects. */
export function PlanDialog({ plan, onClose }: Props) {
  const queryClient = useQueryClient()
  const isConfirmed = useAskBeforeSave()
  const save = useMutation(
    api.plans.save.mutationOptions({
      onSettled: () => refreshQueries(queryClient, api.plans.key(), api.billing.key(), api.settings.key()),
    }),
  )
  const form = useAppForm({
    schema: Typed,
    defaultValues: typedOf(plan),
    onSubmit: async (values, form) => {
      const text = plan
        ? `Changes appear on all pages immediately. ${formatHolders(plan)}`
        : "If it's available for purchase, it appears on all pages immediately."
      const title = plan ? `Change ${plan.name}` : 'Add plan'
      if (!(await isConfirmed(form, { title, text, action: 'Save for all users' }))) return
      await save.mutateAsync({ of: plan && { id: plan.id, seen: plan.updatedAt }, form: values })
      toast.success('Plan saved')
      onClose()
    },
    onFail: (error, form) => form.setServerError('root', errorText(error, 'Failed to save the plan')),
  })
  return (
    <FormDialog
      form={form}
      label="Plan"
      onClose={onClose}
      title={plan ? `Edit ${plan.name}` : 'Add plan'}
      size="lg"
      submit="Save"
      busyText="Saving"
    >
      <Fields />
    </FormDialog>
  )
}

const Fields = () => (
  <Columns>
    <TextField name="name" label="Name" required />
    <NumberField name="applicationLimit" label="Applications a month" min={1} help="Leave blank for unlimited." />
    <TextField name="description" label="Description" />
    <NumberField
      name="offerPercentage"
      label="Discount (%)"
      min={1}
      max={99}
      help="Leave blank to calculate it from the prices."
    />
    <NumberField name="priceMonthly" label="Monthly price" min={0} step={0.01} unit="$" required />
    <NumberField name="priceYearly" label="Yearly price" min={0} step={0.01} unit="$" required />
    <NumberField name="offerPriceMonthly" label="Monthly offer price" min={0} step={0.01} unit="$" />
    <NumberField name="offerPriceYearly" label="Yearly offer price" min={0} step={0.01} unit="$" />
    <DateTimeField
      name="offerExpiresAt"
      label="Offer until"
      help={`Your time, ${localZone()}. Leave blank for no end date.`}
    />
    <div className="stack">
      <CheckboxField name="active" label="Available for purchase" />
      <CheckboxField name="featured" label="Featured: 'Most Popular'" />
      <CheckboxField name="offerActive" label="Offer is active" />
    </div>
    <div className="wide">
      <TextareaField name="features" label="Features" rows={6} help="One per line, at most 30." />
    </div>
  </Columns>
)

const formatHolders = ({ holders }: SoldPlan): string =>
  holders === 0
    ? 'No subscribers yet.'
    : `${holders === 1 ? 'The subscriber keeps their' : `The ${holders.toLocaleString('en-US')} subscribers keep their`} current price. A new price applies to new checkouts.`
