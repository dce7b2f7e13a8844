import { quickenImports } from './quick-imports.ts'

quickenImports()
await import('./web-process.ts')
