import { config } from 'zod/v4/core'

// Our pages' security policy forbids eval. Zod tries it before it compiles a schema, and the browser reports that as a violation. This runs
// in the first file of every page, before any schema is created.
if (typeof document !== 'undefined') config({ jitless: true })
