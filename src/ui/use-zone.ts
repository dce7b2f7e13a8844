import { useSyncExternalStore } from 'react'

/** This browser's time zone, for code that runs only in the browser. */
export const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

const never = () => () => {}

/** The user's time zone; UTC on the server and until hydration, so that both render the same text. */
export const useZone = (): string => useSyncExternalStore(never, localZone, () => 'UTC')
