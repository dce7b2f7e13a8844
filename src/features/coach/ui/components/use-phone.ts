import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 767.98px)'

const listen = (onChange: () => void) => {
  const query = matchMedia(PHONE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** True if the window is as narrow as a phone. False on the server. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    listen,
    () => matchMedia(PHONE).matches,
    () => false,
  )
