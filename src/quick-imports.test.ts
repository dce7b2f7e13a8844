import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const run = () =>
  execFileSync(process.execPath, ['src/main.ts'], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tandem-imports-'))
  cpSync(join(import.meta.dirname, 'quick-imports.ts'), join(folder, 'src/quick-imports.ts'), { recursive: true })
  write('package.json', '{ "type": "module", "imports": { "#*": "./src/*" } }')
  write(
    'src/main.ts',
    "import { quickenImports } from './quick-imports.ts'\nquickenImports()\nawait import('./start.ts')\n",
  )
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('finds what Node finds: our files, packages, their own versions of others, both kinds of modules', () => {
  const shared = (version: number) => `export const version = ${version}`
  write('node_modules/shared/package.json', '{ "type": "module", "exports": "./index.js" }')
  write('node_modules/shared/index.js', shared(1))
  write('node_modules/outer/package.json', '{ "main": "./lib/index.js" }')
  write('node_modules/outer/lib/index.js', "exports.inner = require('./inner').inner")
  write('node_modules/outer/lib/inner.js', "exports.inner = 'required'")
  write('node_modules/modern/package.json', '{ "type": "module", "exports": "./a.js" }')
  write('node_modules/modern/a.js', "export { version } from 'shared'\nexport { old } from './cjs/old.js'")
  write('node_modules/modern/cjs/package.json', '{ "type": "commonjs" }')
  write('node_modules/modern/cjs/old.js', "exports.old = typeof require('./older')")
  write('node_modules/modern/cjs/older.js', 'module.exports = () => {}')
  write('node_modules/modern/node_modules/shared/package.json', '{ "type": "module", "exports": "./index.js" }')
  write('node_modules/modern/node_modules/shared/index.js', shared(2))
  write('src/deep/words.ts', "export { version } from 'shared'\nexport const word: string = 'ours'")
  write(
    'src/start.ts',
    `import { inner } from 'outer'
     import { old, version as theirs } from 'modern'
     import { version } from 'shared'
     import { version as again, word } from '#deep/words.ts'
     import { word as same } from './deep/words.ts'
     console.log(inner, old, version, again, theirs, word, word === same)`,
  )
  // the second time from what was kept
  for (const _ of [1, 2]) expect(run()).toBe('required function 1 1 2 ours true\n')
  expect(existsSync(join(folder, 'node_modules/.cache/tandem'))).toBe(true)
  write('src/deep/words.ts', "export const version = 3\nexport const word: string = 'edited'")
  expect(run()).toBe('required function 1 3 2 edited true\n')
})

it('starts where nothing may be kept, and says what is missing', () => {
  // a file where the folder should be: as unwritable as it gets, for root too
  write('node_modules', '')
  write('src/start.ts', "console.log('started')")
  expect(run()).toBe('started\n')
  write('src/start.ts', "import './quick-imports.ts'\nimport './nowhere.ts'")
  expect(run).toThrow(/nowhere\.ts/)
})
