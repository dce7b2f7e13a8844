import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import { accountsProduct, PASSWORD, type TestBrowser } from '../account.testing.ts'
import { codeOf, stepAt } from './totp.ts'

export let world: Awaited<ReturnType<typeof accountsProduct>>
// the test moves the clock: a code is valid for 30 seconds and works once
let now: number

/** Opens a product before the tests of a file, and sets the clock for each. */
export function openTwoFactor(): void {
  beforeAll(async () => {
    world = await accountsProduct()
    now = Date.now()
  })
  afterAll(() => world.product.close())
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    return () => vi.useRealTimers()
  })
}

export function later(seconds: number): void {
  now += seconds * 1000
  vi.setSystemTime(now)
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** The user's authenticator app: it computes codes from the secret and the time. */
export function app(secret: string) {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return (drift = 0) => codeOf(bytes, stepAt(Date.now()) + drift)
}

export async function withTwoFactor() {
  const user = await world.person()
  const browser = world.browser()
  await browser.signIn(user.email)
  const { secret } = await browser.api((api) => api.security.startTwoFactor({ password: PASSWORD }))
  const code = app(secret)
  const { codes } = await browser.api((api) => api.security.confirmTwoFactor({ code: code() }))
  later(60)
  return { user, browser, code, codes }
}

export const signInCode = (browser: TestBrowser, code: string, trustDevice = false) =>
  browser.api((api) => api.security.signInCode({ code, trustDevice }))

export async function atSecondStep(email: string): Promise<TestBrowser> {
  const browser = world.browser()
  await expect(browser.signIn(email)).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', status: 403 })
  return browser
}
