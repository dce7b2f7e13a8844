import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Columns } from '#ui/form/app-form.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { Button } from '#ui/primitives/button.tsx'

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }))

/** When the daily summary goes out: an hour, and whose clock says it; a part of the form of preferences. */
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
          help="With what you have not read yet. None on days without news."
          options={hours}
        />
        <SelectField
          name="timeZone"
          label="By the clock of"
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        />
      </Columns>
      {own && own !== chosen && (
        <p>
          <Button size="sm" variant="soft" onClick={() => setValue('timeZone', own, { shouldDirty: true })}>
            Use the clock of this device ({own.replaceAll('_', ' ')})
          </Button>
        </p>
      )}
    </div>
  )
}

/** The zones that this browser knows, and its own; known once the page is alive, as the server's list may differ. */
function useZones(stored: string): { zones: string[]; own: string | null } {
  const [known, setKnown] = useState<{ zones: string[]; own: string | null }>({ zones: [], own: null })
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    setKnown({ zones: Intl.supportedValuesOf('timeZone'), own: timeZone })
  }, [])
  const zones = new Set(['UTC', stored, ...(known.own ? [known.own] : []), ...known.zones])
  return { zones: [...zones].sort(), own: known.own }
}
