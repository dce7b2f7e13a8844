import { useEffect, useState } from 'react'
import { localZone } from '../use-zone.ts'

/** The time zones of this browser, and its own. Known only after hydration, because the server's list may differ. */
export function useZones(stored: string): { zones: { value: string; label: string }[]; own: string | null } {
  const [known, setKnown] = useState<{ zones: string[]; own: string | null }>({ zones: [], own: null })
  useEffect(() => {
    setKnown({ zones: Intl.supportedValuesOf('timeZone'), own: localZone() })
  }, [])
  const zones = new Set(['UTC', stored, ...(known.own ? [known.own] : []), ...known.zones])
  return { zones: [...zones].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })), own: known.own }
}
