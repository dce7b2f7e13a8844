import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder = ''
let dev: ChildProcess
let said = ''
let onLine = () => {}

const says = async (words: string) => {
  while (!said.includes(words)) await new Promise<void>((resolve) => (onLine = resolve))
  said = said.slice(said.indexOf(words) + words.length)
}
const save = (file: string, text: string) => writeFileSync(join(folder, file), text)
/** Saves a file by renaming another one, like vim and `sed -i`. */
const saveByRenaming = (file: string, text: string) => {
  save(`${file}~`, text)
  renameSync(join(folder, `${file}~`), join(folder, file))
}
const word = (said: string) => `export const word = '${said}'`

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tandem-run-dev-'))
  said = ''
  save('package.json', '{ "type": "module" }')
  save('word.ts', word('first'))
  mkdirSync(join(folder, 'content/help'), { recursive: true })
  save('content/help/page.md', 'first text')
  const program = [
    "import { readFileSync } from 'node:fs'",
    "import { word } from './word.ts'",
    "process.on('SIGUSR2', () => process.exit(0))",
    "process.on('SIGTERM', () => process.exit(7))",
    'setInterval(() => {}, 1000)',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is written into the program
    'console.log(`says ${word}, ${process.argv[2]}. ${readFileSync("content/help/page.md")}`)',
  ]
  save('program.ts', program.join('\n'))
  const script = fileURLToPath(new URL('./run-dev.ts', import.meta.url))
  dev = spawn(process.execPath, [script, 'program.ts', '--dev'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [dev.stdout, dev.stderr]) {
    stream?.on('data', (chunk) => {
      said += chunk
      onLine()
    })
  }
})
afterEach(async () => {
  if (dev.exitCode === null) {
    dev.kill('SIGTERM')
    await once(dev, 'exit')
  }
  rmSync(folder, { recursive: true })
})

it('starts again at every save of a module, also by an editor that saves by renaming', async () => {
  await says('says first, --dev.')
  for (const next of ['second', 'third', 'fourth']) {
    saveByRenaming('word.ts', word(next))
    await says(`says ${next}, --dev.`)
  }
  save('word.ts', word('fifth'))
  await says('says fifth, --dev.')
})

it('starts again at every save of a file of content', async () => {
  await says('says first, --dev. first text')
  saveByRenaming('content/help/page.md', 'second text')
  await says('says first, --dev. second text')
  save('content/help/page.md', 'third text')
  await says('says first, --dev. third text')
})

it('waits while the program cannot run, and continues when it can', async () => {
  await says('says first')
  saveByRenaming('word.ts', `import './missing.ts'\n${word('second')}`)
  await says('The program has ended')
  save('missing.ts', '')
  await says('says second')
})

it('ignores files that the program has not loaded, and ends as the program ends', async () => {
  await says('says first')
  save('another.ts', '')
  saveByRenaming('word.ts', word('second'))
  await says('says second')
  expect(said).not.toContain('says')
  dev.kill('SIGTERM')
  expect(await once(dev, 'exit')).toEqual([7, null])
})
