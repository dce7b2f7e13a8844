import { useSyncExternalStore } from 'react'

/** The zone of this browser, for what runs in it alone. */
export const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

const never = () => () => {}

/** The zone of whoever looks; UTC on the server and until the page is alive, so that both write the same text. */
export const useZone = (): string => useSyncExternalStore(never, localZone, () => 'UTC')
