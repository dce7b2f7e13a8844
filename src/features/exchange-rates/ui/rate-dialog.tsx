import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { counted } from '#lib/count-word.ts'
import { isoDay } from '#lib/dates.ts'
import { currencyName } from '#lib/pay/currency-names.ts'
import { currencies } from '#lib/pay/pay.ts'
import { errorText } from '#ui/error-text.ts'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { DateField, NumberField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { type ExchangeRate, SetRate } from '../contract.ts'

const options = currencies
  .filter((code) => code !== 'USD')
  .map((code) => ({ value: code, label: currencyName(code) === code ? code : `${code} · ${currencyName(code)}` }))

type Props = { rate: Partial<ExchangeRate> & { currency: string }; onClose: () => void }

/** Changes a rate, or adds one if no currency is given. */
export function RateDialog({ rate, onClose }: Props) {
  const queryClient = useQueryClient()
  const save = useMutation(
    api.exchangeRates.set.mutationOptions({ onSettled: () => refreshQueries(queryClient, api.exchangeRates.key()) }),
  )
  const form = useAppForm({
    schema: SetRate,
    defaultValues: {
      currency: rate.currency,
      // null for an empty field, which is refused as not a number
      usd: (rate.usd ?? null) as unknown as number,
      day: isoDay(new Date()),
      source: rate.source ?? '',
    },
    onSubmit: async (values) => {
      const { jobs } = await save.mutateAsync(values)
      const paid = `${counted(jobs, 'job is', 'jobs are')} compared by it.`
      toast.success({ title: `Rate of ${values.currency} saved`, description: paid })
      onClose()
    },
    onFail: (error, form) => form.setServerError('root', errorText(error, 'Failed to save the rate')),
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={rate.currency ? `Rate of ${rate.currency}` : 'Add rate'}
      className="stack stack-4"
      submit="Save rate"
      busyText="Saving"
    >
      {rate.currency === '' && (
        <SelectField name="currency" label="Currency" required options={options} placeholder="Choose a currency" />
      )}
      <NumberField name="usd" label="US dollars for one unit" required min={0} step="any" unit="$" />
      <DateField name="day" label="Day of the rate" required />
      <TextField name="source" label="Source" required placeholder="European Central Bank" />
    </FormDialog>
  )
}
