import { useSyncExternalStore } from 'react'
import { localZone } from '#features/applications/ui/components/timeline.tsx'

const never = () => () => {}

/** The zone of whoever looks; UTC on the server and until the page is alive, so that both write the same text. */
export const useZone = (): string => useSyncExternalStore(never, localZone, () => 'UTC')
