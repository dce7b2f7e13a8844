import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { api } from '#client/api.ts'
import { dayAndMonth } from '#lib/dates.ts'
import { currencyOptions } from '#lib/pay/currency-options.ts'
import { errorText } from '#ui/error-text.ts'
import { AppForm, Columns } from '#ui/form/app-form.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { SaveLine } from '#ui/form/save-line.tsx'
import { NumberField, TextareaField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { useStoredValues } from '#ui/form/use-stored-values.ts'
import { useZones } from '#ui/form/use-zones.ts'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { NOTICE_MINUTES } from '../../notice-rules.ts'
import { type CompanyProfile, UpdateCompanyProfile } from '../../profile-contract.ts'
import { REPLY_DAYS } from '../../promise-rules.ts'
import { companyIndustries, sizeRanges } from '../../rules.ts'
import { cacheSavedProfile } from './cache-saved-profile.ts'
import { companyFieldLabels as labels } from './field-labels.ts'

const industryOptions = companyIndustries.map((value) => ({ value, label: value }))
const sizeOptions = sizeRanges.map((value) => ({ value, label: `${value} employees` }))

/** The form of the profile, without the logo. Any member of the company can save it (CPROF-03 to CPROF-06). */
export function CompanyForm({ profile }: { profile: CompanyProfile }) {
  const queryClient = useQueryClient()
  const update = useMutation(api.companyProfile.update.mutationOptions())
  const stored = storedIn(profile)
  const form = useAppForm({
    schema: UpdateCompanyProfile,
    defaultValues: stored,
    onFail: (error, f) => {
      const text = errorText(error, 'Please try again.')
      f.setServerError('root', text)
      toast.error({ title: 'Error', description: 'Failed to update company profile' })
    },
    onSubmit: async (values) => {
      cacheSavedProfile(queryClient, await update.mutateAsync(values))
      toast.success({ title: 'Success', description: 'Company profile updated successfully' })
    },
  })
  useStoredValues(form, stored)
  const { zones } = useZones(profile.timeZone)
  return (
    <section aria-labelledby="company-information">
      <SectionHead title="Company Information" id="company-information">
        <span className="meta with-icon">
          <Check className="ic ic-sm" /> Saved on <Day at={profile.updatedAt} as={dayAndMonth} />
        </span>
      </SectionHead>
      <AppForm form={form} label="Company Information" className="stack stack-6">
        <Columns>
          <TextField name="name" label={labels.name} required autoComplete="organization" />
          <SelectField
            name="industry"
            label={labels.industry}
            required
            placeholder="Choose an industry"
            options={industryOptions}
          />
          <TextField name="location" label={labels.location} required placeholder="City, country" />
          <SelectField
            name="sizeRange"
            label={labels.sizeRange}
            required
            placeholder="Choose a size"
            options={sizeOptions}
          />
          <TextField name="website" label={labels.website} type="url" placeholder="https://" />
          <SelectField
            name="timeZone"
            label={labels.timeZone}
            help="Application deadlines end at midnight in this time zone."
            options={zones}
          />
          <HiringFields />
        </Columns>
        <TextareaField
          name="description"
          label={labels.description}
          required
          help="At least 10 characters. Three sentences work best."
          limit={5000}
          rows={7}
        />
        <SaveLine labels={labels} />
      </AppForm>
    </section>
  )
}

/** How the company hires: its promise, its delay, its currency. */
const HiringFields = () => (
  <>
    <NumberField
      name="replyWithinDays"
      label={labels.replyWithinDays}
      min={REPLY_DAYS.min}
      max={REPLY_DAYS.max}
      unit="days"
      help="The maximum number of days you take to reply to an application. Leave blank for no promise."
    />
    <SelectField
      name="defaultCurrency"
      label={labels.defaultCurrency}
      help="New jobs and imports without a currency begin with it."
      options={currencyOptions}
    />
    <NumberField
      name="noticeMinutes"
      label={labels.noticeMinutes}
      min={NOTICE_MINUTES.min}
      max={NOTICE_MINUTES.max}
      unit="minutes"
      help="How long to wait before a candidate is notified of a status change. Until then you can undo it. Enter 0 to notify right away."
    />
  </>
)

const storedIn = (profile: CompanyProfile) => ({
  name: profile.name,
  description: profile.description ?? '',
  location: profile.location ?? '',
  // an industry that is not in the list is shown as empty until the user chooses one
  industry: (companyIndustries.find((one) => one === profile.industry) ?? '') as UpdateCompanyProfile['industry'],
  sizeRange: (profile.sizeRange ?? '') as UpdateCompanyProfile['sizeRange'],
  website: profile.website ?? '',
  timeZone: profile.timeZone,
  replyWithinDays: profile.replyWithinDays,
  noticeMinutes: profile.noticeMinutes,
  defaultCurrency: profile.defaultCurrency,
})
