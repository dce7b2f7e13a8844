import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { z } from 'zod'
import { api, client } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { AppForm, Columns, FieldGroup, FormFoot } from '#ui/form/app-form.tsx'
import { SelectField, SwitchField } from '#ui/form/choice-fields.tsx'
import { DateField, TextareaField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { useZones } from '#ui/form/use-zones.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody } from '#ui/primitives/dialog.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { localZone } from '#ui/use-zone.ts'
import { CoachingCalendar, type OwnCalendar } from '../../calendar-contract.ts'
import { maxExceptions, maxHours, weekdays } from '../../calendar-rules.ts'
import { maxDetailCharacters, sessionMinutes } from '../../coaching-rules.ts'
import { calendarQuery } from '../queries.ts'
import { halfHours } from './coaching-times.ts'
import './coach.css'

/** The viewer's working hours: weekly hours, and exceptions for single days. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(calendarQuery())
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title="Your hours"
      description="Job seekers can book you during these hours, from 12 hours to four weeks ahead."
    >
      <QueryBoundary
        query={query}
        skeleton={
          <DialogBody>
            <Skeleton shape="block" />
          </DialogBody>
        }
        errorText="Failed to load your hours"
      >
        {(calendar) => <CalendarForm calendar={calendar} onClose={onClose} />}
      </QueryBoundary>
    </Dialog>
  )
}

const days = weekdays.map((label, at) => ({ value: String(at + 1), label }))
const lengths = sessionMinutes.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))
const starts = halfHours.map(({ value, label }) => ({ value, label: value === '' ? 'Off' : label }))
/** End times. Midnight is 24:00, the end of the same day. */
const ends = [...starts.filter(({ value }) => value !== '00:00'), { value: '24:00', label: 'Midnight' }]
const typed = (minutes: number | null) =>
  minutes === null
    ? ''
    : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const read = (text: string) => (text === '' ? null : Number(text.slice(0, 2)) * 60 + Number(text.slice(3)))

const Row = z.object({ day: z.string().min(1, 'Choose a day'), from: z.string(), to: z.string() })
const TypedCalendar = z
  .object({
    isOpen: z.boolean(),
    timeZone: z.string(),
    minutes: z.string(),
    details: CoachingCalendar.shape.details,
    week: z.array(Row),
    exceptions: z.array(Row),
  })
  .superRefine((form, ctx) => {
    for (const name of ['week', 'exceptions'] as const) {
      const message = CoachingCalendar.shape[name].safeParse(meant(form)[name]).error?.issues[0]?.message
      if (message && form[name].length > 0)
        ctx.addIssue({ code: 'custom', message, path: [name, form[name].length - 1, 'to'] })
    }
  })
type TypedCalendar = z.infer<typeof TypedCalendar>

const meant = ({ week, exceptions }: Pick<TypedCalendar, 'week' | 'exceptions'>) => ({
  week: week.map(({ day, from, to }) => ({ day: Number(day), from: read(from) ?? 0, to: read(to) ?? 0 })),
  exceptions: exceptions.map(({ day, from, to }) => ({ day, from: read(from), to: read(to) })),
})

function CalendarForm({ calendar, onClose }: { calendar: OwnCalendar; onClose: () => void }) {
  const { changedAt: seen, isOpen, details } = calendar
  const queryClient = useQueryClient()
  const timeZone = seen ? calendar.timeZone : localZone()
  const { zones } = useZones(timeZone)
  const form = useAppForm({
    schema: TypedCalendar,
    defaultValues: {
      isOpen,
      timeZone,
      minutes: String(calendar.minutes),
      details,
      week: calendar.week.map(({ day, from, to }) => ({ day: String(day), from: typed(from), to: typed(to) })),
      exceptions: calendar.exceptions.map(({ day, from, to }) => ({ day, from: typed(from), to: typed(to) })),
    },
    async onSubmit(values) {
      const minutes = Number(values.minutes) as 45
      const stored = await client.coaching.saveCalendar({ ...values, ...meant(values), minutes, seen })
      queryClient.setQueryData(calendarQuery().queryKey, stored)
      await refreshQueries(queryClient, api.coaching.key())
      toast.success('Hours saved')
      onClose()
    },
    onFail: (error, own) =>
      own.setServerError('root', errorText(error, 'Failed to save your hours. Please try again.')),
  })
  return (
    <AppForm form={form} className="contents">
      <DialogBody className="stack stack-5">
        <SwitchField name="isOpen" label="Job seekers can book me" />
        <Columns>
          <SelectField name="timeZone" label="Time zone" options={zones} />
          <SelectField name="minutes" label="Session length" options={lengths} />
        </Columns>
        <TextareaField name="details" label="Meeting details" limit={maxDetailCharacters} required />
        <Rows name="week" title="Every week" add="Add hours" max={maxHours} />
        <Rows name="exceptions" title="Exceptions" add="Add a day" max={maxExceptions} />
      </DialogBody>
      <FormFoot dialog submit="Save hours" busyText="Saving" cancel={<Button onClick={onClose}>Cancel</Button>} />
    </AppForm>
  )
}

type RowsProps = { name: 'week' | 'exceptions'; title: string; add: string; max: number }

/** Rows of day, start and end. An exception without hours is a day off. */
function Rows({ name, title, add, max }: RowsProps) {
  const { control } = useFormContext<TypedCalendar>()
  const { fields, append, remove } = useFieldArray({ control, name, keyName: 'key' })
  const isWeek = name === 'week'
  const next = isWeek ? { day: '1', from: '09:00', to: '17:00' } : { day: '', from: '', to: '' }
  return (
    <FieldGroup title={title}>
      {fields.map(({ key }, at) => (
        <div key={key} className="hours-row">
          {isWeek ? (
            <SelectField name={`${name}.${at}.day`} label="Day" options={days} />
          ) : (
            <DateField name={`${name}.${at}.day`} label="Day" />
          )}
          <SelectField name={`${name}.${at}.from`} label="From" options={isWeek ? starts.slice(1) : starts} />
          <SelectField name={`${name}.${at}.to`} label="To" options={isWeek ? ends.slice(1) : ends} />
          <IconButton icon={Trash2} label={`Remove line ${at + 1} of ${title}`} onClick={() => remove(at)} />
        </div>
      ))}
      <Button size="sm" icon={Plus} disabled={fields.length >= max} onClick={() => append(next)}>
        {add}
      </Button>
    </FieldGroup>
  )
}
