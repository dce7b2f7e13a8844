import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { currencyName, currencySign } from '#lib/pay/currency-names.ts'
import { currencyOptions } from '#lib/pay/currency-options.ts'
import { type PayPeriod, payPeriods } from '#lib/pay/pay.ts'
import { CheckboxField, SelectField } from '#ui/form/choice-fields.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'

const periodLabels: Record<PayPeriod, string> = {
  hour: 'Per hour',
  day: 'Per day',
  week: 'Per week',
  month: 'Per month',
  year: 'Per year',
  project: 'For the project',
}
const periodOptions = payPeriods.map((value) => ({ value, label: periodLabels[value] }))

/** Pay: currency, period, bounds, and whether they are an estimate. */
export function SalaryFields() {
  const [currency = 'USD', period = 'year', min, max] = useWatch({
    name: ['salaryCurrency', 'salaryPeriod', 'salaryMin', 'salaryMax'],
  }) as [string | undefined, PayPeriod | undefined, number | null, number | null]
  const { trigger, getFieldState } = useFormContext()
  // an error of one bound may depend on the other bound or the period, so a change of these checks it again
  // biome-ignore lint/correctness/useExhaustiveDependencies: the check reads these values from the form
  useEffect(() => {
    const refused = (['salaryMin', 'salaryMax'] as const).filter((name) => getFieldState(name).error)
    if (refused.length > 0) void trigger(refused)
  }, [period, min, max, trigger, getFieldState])
  const sign = currencySign(currency)
  const isYear = period === 'year'
  const bound = { min: 0, unit: sign, step: isYear ? 1 : 0.01 }
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <SelectField name="salaryCurrency" label="Currency" options={currencyOptions} />
        <SelectField name="salaryPeriod" label="Pay period" options={periodOptions} />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          {...bound}
          name="salaryMin"
          label="Salary from"
          placeholder={isYear ? '50000' : ''}
          help={`${periodLabels[period]}, in ${currencyName(currency)}.`}
        />
        <NumberField {...bound} name="salaryMax" label="Salary to" placeholder={isYear ? '80000' : ''} />
      </div>
      <CheckboxField
        name="salaryIsEstimate"
        label="This is an estimate"
        help="Shown as an estimate, and not sent to search engines."
      />
    </>
  )
}
