import { quickenImports } from './quick-imports.ts'

// Node's watcher hears of modules from its own search
if (!process.argv.includes('--dev')) quickenImports()
await import('./web-process.ts')
