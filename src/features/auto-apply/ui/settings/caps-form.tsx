import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '#client/api.ts'
import { longDateTime } from '#lib/dates.ts'
import { errorText } from '#ui/error-text.ts'
import { AppForm, Columns, FormFoot } from '#ui/form/app-form.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { SectionHead } from '#ui/page/section-head.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { useZone } from '#ui/use-zone.ts'
import type { Settings } from '../../contract.ts'
import { capLimits } from '../../rules.ts'
import { useChange } from '../use-change.ts'

const cap = ({ min, max }: { min: number; max: number }) => {
  const text = `Please enter a whole number from ${min} to ${max}`
  return z.number({ error: text }).int(text).min(min, text).max(max, text)
}
const Caps = z.object({ dailyCap: cap(capLimits.daily), companyCap: cap(capLimits.company) })

/** The form for the maximum numbers of sent applications (AUTO-05). Day and month are in UTC, as the text explains. */
export function CapsForm({ settings }: { settings: Settings }) {
  const { dailyCap, companyCap, isPaused, remembersAnswers, sentToday, nextDay } = settings
  const zone = useZone()
  const { onSettled } = useChange('')
  const save = useMutation(api.autoApply.saveSettings.mutationOptions({ onSettled }))
  const form = useAppForm({
    schema: Caps,
    defaultValues: { dailyCap, companyCap },
    onSubmit: async (caps) => {
      await save.mutateAsync({ ...caps, isPaused, remembersAnswers })
      toast.success('Caps saved')
    },
    onFail: (error, own) => own.setServerError('root', errorText(error, 'Failed to save your settings')),
  })
  return (
    <section aria-label="Caps">
      <SectionHead title="Caps" />
      <AppForm form={form} label="Caps" className="stack stack-4">
        <Columns>
          <NumberField name="dailyCap" label="Applications per day" {...capLimits.daily} />
          <NumberField name="companyCap" label="To one company per month" {...capLimits.company} />
        </Columns>
        <p className="meta">
          {sentToday} of {dailyCap} sent today. The daily cap resets at midnight UTC: in your time zone next on{' '}
          {longDateTime(nextDay, zone)}. Your plan's own limit also applies.
        </p>
        <FormFoot submit="Save caps" busyText="Saving" />
      </AppForm>
    </section>
  )
}
