import { useSyncExternalStore } from 'react'

/** The zone of this browser, for what runs in it alone. */
export const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

const never = () => () => {}

/** The user's time zone; UTC on the server and until hydration, so that both render the same text. */
export const useZone = (): string => useSyncExternalStore(never, localZone, () => 'UTC')
