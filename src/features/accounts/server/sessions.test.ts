import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountsProduct, PASSWORD } from './account.testing.ts'

let world: Awaited<ReturnType<typeof accountsProduct>>
beforeAll(async () => {
  world = await accountsProduct()
  await world.product.services.live.start()
})
afterAll(() => world.product.close())

async function onThreeDevices() {
  const user = await world.person()
  const browsers = [world.browser(), world.browser(), world.browser()] as const
  for (const browser of browsers) await browser.signIn(user.email)
  return { user, browsers }
}

describe('where one is signed in', () => {
  it('marks this device, and ends one of the own sessions alone', async () => {
    const { browsers } = await onThreeDevices()
    const [here, there, third] = browsers
    const list = await here.api((api) => api.accounts.sessions(undefined))
    expect(list.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const id = (await there.who())!.sessionId
    const { browsers: others } = await onThreeDevices()
    const theft = others[0].api((api) => api.security.endSession({ id }))
    await expect(theft).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await here.api((api) => api.security.endSession({ id }))
    expect(await there.who()).toBeNull()
    expect(await third.who()).not.toBeNull()
  })

  it('ends all others at once, and their live streams with them', async () => {
    const { browsers } = await onThreeDevices()
    const [here, there, third] = browsers
    const stream = await there.api((api) => api.notifications.live(undefined))
    const ended = (async () => {
      for await (const _ of stream) {
      }
      return 'ended'
    })()
    await expect(here.api((api) => api.security.endOtherSessions(undefined))).resolves.toEqual({ ended: 2 })
    expect(await ended).toBe('ended')
    expect(await there.who()).toBeNull()
    expect(await third.who()).toBeNull()
    expect(await here.who()).not.toBeNull()
  })

  it('ends them with the password, and leaves this one', async () => {
    const { browsers } = await onThreeDevices()
    const [here, there] = browsers
    await here.api((api) => api.accounts.changePassword({ currentPassword: PASSWORD, password: 'a new long one' }))
    expect(await here.who()).not.toBeNull()
    expect(await there.who()).toBeNull()
  })
})
