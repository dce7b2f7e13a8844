import { useFormContext, useWatch } from 'react-hook-form'
import { Columns } from '#ui/form/app-form.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { useZones } from '#ui/form/use-zones.ts'
import { Button } from '#ui/primitives/button.tsx'

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }))

/** Hour and time zone of the daily summary; part of the preferences form. */
export function DigestTime({ stored }: { stored: string }) {
  const { zones, own } = useZones(stored)
  const { setValue } = useFormContext()
  const chosen = useWatch({ name: 'timeZone' })
  return (
    <div className="stack stack-3">
      <Columns>
        <SelectField
          name="hour"
          label="Daily summary at"
          help="Your unread notifications. Not sent when there are none."
          options={hours}
        />
        <SelectField name="timeZone" label="Time zone" options={zones} />
      </Columns>
      {own && own !== chosen && (
        <p>
          <Button size="sm" variant="soft" onClick={() => setValue('timeZone', own, { shouldDirty: true })}>
            Use this device's time zone ({own.replaceAll('_', ' ')})
          </Button>
        </p>
      )}
    </div>
  )
}
