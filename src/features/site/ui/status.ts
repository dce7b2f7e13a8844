import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'

/** The HTTP status of the page being rendered; in a browser, where the page is there already, nothing. */
export const setStatus = createIsomorphicFn()
  .server((code: number) => setResponseStatus(code))
  .client((_code: number) => undefined)
