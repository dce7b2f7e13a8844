import { quickenImports } from './quick-imports.ts'

// what starts it again in development hears of modules from Node's own search
if (!process.argv.includes('--dev')) quickenImports()
await import('./web-process.ts')
