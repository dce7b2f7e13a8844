import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Client } from '#client/client.ts'
import { liveCursor, publish } from '#server/realtime/realtime-hub.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { followLive } from './follow-live.ts'

// Node has the browser's locks and channels, so the pages of one test act like pages of one browser, with the real procedures.
const product = productOfFile()
beforeAll(async () => {
  await product.services.live.start()
})

let userId: string
beforeEach(async () => {
  userId = (await createUser(product.db)).id
})
const publishTopic = (topic: string) => publish(product.db, [userId], topic)

function openPage(cursor: string) {
  const stop = new AbortController()
  const topics: string[] = []
  let streams = 0
  const { live, missed } = product.as(userId).notifications
  followLive({
    userId,
    cursor,
    signal: stop.signal,
    source: {
      live: async (...options) => {
        streams += 1
        return live(...options)
      },
      missed,
    },
    onMessage: ({ topic }) => topics.push(topic),
  })
  return { heard: topics, close: () => stop.abort(), hasStream: () => streams > 0 }
}

describe('followLive', () => {
  it('receives what was published between the data and the stream, and what commits late', async () => {
    let cursor = ''
    await product.db.transaction(async (slow) => {
      await publish(slow, [userId], 'help_changed')
      await publishTopic('jobs_changed')
      cursor = await liveCursor(product.db)
    })
    await publishTopic('profile_changed')
    const page = openPage(cursor)
    await waitUntil(() => page.heard.length === 2)
    await publishTopic('webhooks_changed')
    await waitUntil(() => page.heard.length === 3)
    expect(page.heard).toEqual(['help_changed', 'profile_changed', 'webhooks_changed'])
    page.close()
  })

  it('receives on a second page what the first one received before the second listened', async () => {
    const start = await liveCursor(product.db)
    const first = openPage(start)
    // the data of the second page is read here
    await publishTopic('jobs_changed')
    await waitUntil(() => first.heard.length === 1)
    const second = openPage(start)
    await waitUntil(() => second.heard.length === 1)
    await publishTopic('help_changed')
    await waitUntil(() => first.heard.length === 2 && second.heard.length === 2)
    expect([first.heard, second.heard]).toEqual([
      ['jobs_changed', 'help_changed'],
      ['jobs_changed', 'help_changed'],
    ])
    expect(second.hasStream()).toBe(false)
    first.close()
    second.close()
  })

  it('continues when the page with the stream closes, and receives nothing twice', async () => {
    const start = await liveCursor(product.db)
    const first = openPage(start)
    await waitUntil(first.hasStream)
    const second = openPage(start)
    await publishTopic('jobs_changed')
    await waitUntil(() => second.heard.length === 1)
    first.close()
    await publishTopic('help_changed')
    await waitUntil(() => second.heard.length === 2)
    expect(second.heard).toEqual(['jobs_changed', 'help_changed'])
    expect(second.hasStream()).toBe(true)
    second.close()
  })

  it('opens a replaced stream again only when the user returns to a page of the browser', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    let opened = 0
    const replaced = async function* () {
      opened += 1
      yield { id: null, topic: 'stream_replaced' as const, payload: {} }
    }
    const { missed } = product.as(userId).notifications
    const stop = new AbortController()
    const live = (async () => replaced()) as unknown as Client['notifications']['live']
    const source = { live, missed }
    followLive({ userId, cursor: '1:1:', source, signal: stop.signal, onMessage: () => {} })
    await vi.waitUntil(() => opened === 1)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(opened).toBe(1)
    const otherPage = new BroadcastChannel(`tandem-stream-${userId}-attention`)
    otherPage.postMessage(null)
    while (opened === 1) {
      await vi.advanceTimersByTimeAsync(1_000)
      await new Promise(setImmediate)
    }
    expect(opened).toBe(2)
    stop.abort()
    otherPage.close()
  })

  it('refetches everything if the cursor is from another version', async () => {
    const page = openPage('4711')
    await waitUntil(() => page.heard.length > 0)
    expect(page.heard).toEqual(['everything_changed'])
    page.close()
  })
})
