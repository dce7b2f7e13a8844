import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', SHELL]
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The Chromium or Chrome of this machine: the path in CHROME_PATH, Playwright's browser, or the first of these commands. */
export function findBrowser(names = NAMES): string | undefined {
  const named = process.env.CHROME_PATH
  if (named) {
    if (!isProgram(named))
      throw new Error(
        `CHROME_PATH is ${named}, which is not a program: set it to the path of Chromium or Google Chrome`,
      )
    return named
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [chromium.executablePath(), ...onPath, ...MAC].find(isProgram)
}

/** The browser for tests: the headless build if there is one, which needs a sixth less CPU time. */
export const findTestBrowser = (): string | undefined => findBrowser([SHELL, ...NAMES])

/** The same. If there is none, installs Debian's package as root, or prints what to install. */
export function ensureBrowser(): string {
  const found = findTestBrowser()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.error('> installing chromium')
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    apt('update')
    for (const name of [SHELL, 'chromium']) {
      apt('install', '-y', '--no-install-recommends', name)
      const installed = findTestBrowser()
      if (installed) return installed
    }
  }
  throw new Error(
    'No browser found: install Chromium or Google Chrome, or set CHROME_PATH, or run npx playwright install chromium',
  )
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
