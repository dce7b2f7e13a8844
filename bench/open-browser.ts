import { type BrowserContext, chromium } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.ts'

/** A desktop browser in which one of the demo's people is signed in. Closing the context's browser ends it. */
export async function openBrowser(url: string, email: string): Promise<BrowserContext> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } })
  const signedIn = await context.request.post('/api/v1/sign-in', {
    data: { email, password: 'tandem-demo' },
    headers: { origin: url },
  })
  if (!signedIn.ok()) throw new Error(await signedIn.text())
  return context
}
