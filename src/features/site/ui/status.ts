import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'

/** Sets the HTTP status of the page being rendered; does nothing in a browser. */
export const setStatus = createIsomorphicFn()
  .server((code: number) => setResponseStatus(code))
  .client((_code: number) => undefined)
