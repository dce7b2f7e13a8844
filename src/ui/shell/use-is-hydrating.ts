import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Is this the first drawing of something that the server has drawn already? */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
