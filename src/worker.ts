import { quickenImports } from './quick-imports.ts'

quickenImports()
await import('./worker-process.ts')
