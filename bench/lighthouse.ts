import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import lighthouse from 'lighthouse'
import { ensureBrowser, findBrowser } from '../scripts/find-browser.ts'
import { freePort } from './start-product.ts'

/** A score out of 100, milliseconds, a layout shift, and the transferred kilobytes of scripts. */
export type Scores = { score: number; lcp: number; cls: number; scripts: number }
export type Lighthouse = {
  /** Uses Lighthouse's simulated throttling, which loads at full speed and computes the time on its phone. */
  measure(url: string): Promise<Scores>
  /** Milliseconds until the largest text or image is visible, when the slow network and phone are applied during the load. */
  lcpImposed(url: string): Promise<number>
} & AsyncDisposable

/** A separate browser that measures pages as Lighthouse's phone reads them, each time with an empty cache. */
export async function openLighthouse(): Promise<Lighthouse> {
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'tandem-browser-'))
  const own = [`--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, '--headless=new', '--no-first-run']
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = spawn(findBrowser() ?? ensureBrowser(), [...own, ...asRoot, 'about:blank'], { stdio: 'ignore' })
  while (!(await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null))?.ok) {
    if (browser.exitCode !== null) throw new Error('The browser did not start')
    await sleep(100)
  }
  return {
    measure: async (url) => scores(await audit(url, port, 'simulate')),
    lcpImposed: async (url) => scores(await audit(url, port, 'devtools')).lcp,
    async [Symbol.asyncDispose]() {
      browser.kill('SIGTERM')
      if (browser.exitCode === null) await once(browser, 'exit')
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function audit(url: string, port: number, throttlingMethod: 'simulate' | 'devtools') {
  const onlyCategories = ['performance']
  const result = await lighthouse(url, { port, throttlingMethod, output: 'json', logLevel: 'silent', onlyCategories })
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
  return result.lhr
}

function scores({ audits, categories }: Awaited<ReturnType<typeof audit>>): Scores {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    score: (categories.performance?.score ?? 0) * 100,
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    scripts: scriptBytes(audits['network-requests']?.details) / 1024,
  }
}

function scriptBytes(details: unknown): number {
  const { items = [] } = (details ?? {}) as { items?: { resourceType?: string; transferSize?: number }[] }
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script')
  return scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
}
