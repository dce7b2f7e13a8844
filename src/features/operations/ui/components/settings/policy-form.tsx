import { AppForm, Columns } from '#ui/form/app-form.tsx'
import { SaveLine } from '#ui/form/save-line.tsx'
import { NumberField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { useAskBeforeSave } from '#ui/form/use-ask-before-save.ts'
import { useStoredValues } from '#ui/form/use-stored-values.ts'
import { type Settings, SettingsForm } from '../../../settings-contract.ts'
import { useChangeSettings } from './use-settings.ts'

const PolicyFields = SettingsForm.pick({
  refundDaysAnnual: true,
  refundDaysMonthly: true,
  trialDays: true,
  supportEmail: true,
})
const labels = {
  refundDaysAnnual: 'Refund, yearly plans',
  refundDaysMonthly: 'Refund, monthly plans',
  trialDays: 'Free trial',
  supportEmail: 'Support email',
}

/** The policy record, which every page reads (PLAT-07), and the support address. */
export function PolicyForm({ settings }: { settings: Settings }) {
  const isConfirmed = useAskBeforeSave()
  const { save } = useChangeSettings(settings)
  const { refundDaysAnnual, refundDaysMonthly, trialDays, supportEmail } = settings
  const stored = { refundDaysAnnual, refundDaysMonthly, trialDays, supportEmail: supportEmail ?? '' }
  const form = useAppForm({
    schema: PolicyFields,
    defaultValues: stored,
    onSubmit: async (values, form) => {
      const text =
        'The landing, pricing and subscription pages and the terms show the new values immediately. The trial applies to new checkouts; existing subscriptions keep their terms.'
      const question = { title: 'Change policy values', text, action: 'Save for all users' }
      if (await isConfirmed(form, question)) await save(values)
    },
    onFail: () => {},
  })
  useStoredValues(form, stored)
  return (
    <AppForm form={form} label="Policy values">
      <Columns>
        <NumberField name="refundDaysAnnual" label={labels.refundDaysAnnual} unit="days" min={0} max={365} required />
        <NumberField name="refundDaysMonthly" label={labels.refundDaysMonthly} unit="days" min={0} max={365} required />
        <NumberField
          name="trialDays"
          label={labels.trialDays}
          unit="days"
          min={0}
          max={365}
          required
          help="Enter 0 for no trial."
        />
        <TextField
          name="supportEmail"
          label={labels.supportEmail}
          type="email"
          help="Receives messages from the contact form. Leave blank to use the configured email."
        />
      </Columns>
      <SaveLine labels={labels} />
    </AppForm>
  )
}
