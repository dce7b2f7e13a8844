import { config } from 'zod/v4/core'

// Our pages forbid code from strings. Zod tries it before it compiles a schema, and the browser reports the try. This runs in the
// first file of every page, before any schema is made.
if (typeof document !== 'undefined') config({ jitless: true })
