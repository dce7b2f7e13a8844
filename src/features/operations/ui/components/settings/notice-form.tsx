import { z } from 'zod'
import { wallClock } from '#lib/dates.ts'
import { AppForm, Columns } from '#ui/form/app-form.tsx'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { SaveLine } from '#ui/form/save-line.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { useAskBeforeSave } from '#ui/form/use-ask-before-save.ts'
import { useStoredValues } from '#ui/form/use-stored-values.ts'
import { useZone } from '#ui/use-zone.ts'
import { isNoticeOver, type Settings, SettingsForm, settingsErrors } from '../../../settings-contract.ts'
import { useChangeSettings } from './use-settings.ts'

const { noticeText, noticeTone } = SettingsForm.shape
/** The end is entered in the admin's own time zone. */
const Until = z.string().transform((text) => (text ? new Date(text) : null))
const Fields = z.object({ noticeText, noticeTone, noticeUntil: Until }).refine((typed) => !isNoticeOver(typed), {
  path: ['noticeUntil'],
  message: settingsErrors.NOTICE_OVER.message,
})
const labels = { noticeText: 'Notice', noticeTone: 'Style', noticeUntil: 'Until' }
const tones = [
  { value: 'info', label: 'Information' },
  { value: 'warn', label: 'Warning' },
]

/** Edits the notice that every page shows until it ends. */
export function NoticeForm({ settings }: { settings: Settings }) {
  const isConfirmed = useAskBeforeSave()
  const { save } = useChangeSettings(settings)
  const zone = useZone()
  const stored = {
    noticeText: settings.noticeText ?? '',
    noticeTone: settings.noticeTone,
    noticeUntil: settings.noticeUntil ? wallClock(settings.noticeUntil, zone) : '',
  }
  const form = useAppForm({
    schema: Fields,
    defaultValues: stored,
    onSubmit: async (values, form) => {
      const text = values.noticeText
        ? 'The notice appears at the top of every page immediately, for all users.'
        : 'The notice is removed from every page immediately.'
      const action = values.noticeText ? 'Show to all users' : 'Remove notice'
      if (await isConfirmed(form, { title: 'Notice', text, action })) await save(values)
    },
    onFail: () => {},
  })
  useStoredValues(form, stored)
  return (
    <AppForm form={form} label="Notice">
      <TextareaField
        name="noticeText"
        label={labels.noticeText}
        limit={300}
        rows={2}
        help="Leave blank to hide the notice."
      />
      <Columns>
        <RadioField name="noticeTone" label={labels.noticeTone} options={tones} layout="row" />
        <DateTimeField
          name="noticeUntil"
          label={labels.noticeUntil}
          help={`Your time, ${zone}. Leave blank to show it until you remove it.`}
        />
      </Columns>
      <SaveLine labels={labels} />
    </AppForm>
  )
}
