import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this is the first render of a component that the server has already rendered. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
