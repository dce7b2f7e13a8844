import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

// Loaded before a program that `run-dev.ts` starts. It reports each of the program's own modules to it, even those that cannot be read.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    if (found.url.startsWith('file:') && !found.url.includes('/node_modules/')) process.send?.(fileURLToPath(found.url))
    return found
  },
})
