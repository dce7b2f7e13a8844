import type { Plugin } from 'vite'
import { clientTransform } from './client-transform.ts'

const CALLER = /@tanstack\/start-client-core\/.*\/createClientRpc\.js$/

/**
 * Pages ask by procedures and never by the framework's own server functions: what those would need in the browser, a second
 * way to write and read values, is left out. It was a sixteenth of what every page begins with.
 */
export function noServerFunctions(): Plugin {
  return clientTransform('no-server-functions', 'pre', function (code, id) {
    if (/\/src\//.test(id) && code.includes('createServerFn('))
      this.error('The browser has no server functions: ask by a procedure.')
    if (!CALLER.test(id)) return null
    return { code: `export const createClientRpc = () => { throw new Error('There are no server functions.') }` }
  })
}
