import { call, os } from '@orpc/server'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { refusals } from '../procedures.ts'
import type * as slow from '../slow-work.testing.ts'
import { inThreads } from '../threads.ts'
import { fairTurns, workFor } from './fair-turns.ts'

/** Jobs that finish when the test decides, and the order in which they started. */
function works() {
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const make = (name: string) => () => {
    began.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return { began, make, end: (name: string) => ends.get(name)?.() }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('fairTurns', () => {
  it('starts one job per user at a time, and the first of a new user before further ones', async () => {
    const { began, make, end } = works()
    const turns = fairTurns(2)
    const many = ['a1', 'a2', 'a3'].map((name) => workFor('a', () => turns(make(name))))
    const other = workFor('b', () => turns(make('b1')))
    const third = workFor('c', () => turns(make('c1')))
    await settled()
    expect(began).toEqual(['a1', 'b1'])
    end('a1')
    await many[0]
    await settled()
    expect(began).toEqual(['a1', 'b1', 'c1'])
    end('b1')
    end('c1')
    expect(await Promise.all([other, third])).toEqual(['b1', 'c1'])
    await settled()
    end('a2')
    await many[1]
    await settled()
    end('a3')
    expect(await Promise.all(many)).toEqual(['a1', 'a2', 'a3'])
  })

  it('refuses only the user whose jobs are already queued', async () => {
    const { make, end } = works()
    const turns = fairTurns(2)
    const names = Array.from({ length: 51 }, (_, at) => `a${at}`)
    const waiting = names.map((name) => workFor('a', () => turns(make(name))))
    await expect(workFor('a', () => turns(make('more')))).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      data: { retryAfterSeconds: 10 },
    })
    const other = workFor('b', () => turns(make('b')))
    await settled()
    end('b')
    expect(await other).toBe('b')
    for (const [at, name] of names.entries()) {
      end(name)
      expect(await waiting[at]).toBe(name)
      await settled()
    }
    const again = workFor('a', () => turns(make('again')))
    await settled()
    end('again')
    expect(await again).toBe('again')
  })

  it('passes the turn of a failed job to the next, and runs jobs without an owner in order', async () => {
    const turns = fairTurns(1)
    const failed = workFor('a', () => turns(() => Promise.reject(new Error('no'))))
    const next = workFor('a', () => turns(async () => 'next'))
    const ofNoOne = [turns(async () => 1), turns(async () => 2)]
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('next')
    expect(await Promise.all(ofNoOne)).toEqual([1, 2])
  })
})

it('procedures start jobs on behalf of the caller', async () => {
  const { began, make, end } = works()
  const turns = fairTurns(3)
  const procedure = os
    .$context<Context>()
    .use(refusals)
    .input(z.string())
    .handler(({ input }) => turns(make(input)))
  const ask = (userId: string, name: string) =>
    call(procedure, name, { context: { viewer: { userId }, impersonation: null } as unknown as Context })
  const calls = [ask('a', 'a1'), ask('a', 'a2'), ask('b', 'b1')]
  await settled()
  expect(began).toEqual(['a1', 'b1'])
  end('a1')
  await calls[0]
  await settled()
  for (const name of ['a2', 'b1']) end(name)
  expect(await Promise.all(calls)).toEqual(['a1', 'a2', 'b1'])
})

it('threads serve others while the texts of one user take long', async () => {
  const inThread = inThreads<typeof slow>(new URL('../slow-work.testing.ts', import.meta.url).href)
  const flag = new SharedArrayBuffer(4)
  const many = Array.from({ length: 3 }, () => workFor('a', () => inThread('workUntil', flag)))
  expect(await workFor('b', () => inThread('double', { n: 4 }))).toBe(8)
  Atomics.store(new Int32Array(flag), 0, 1)
  expect(await Promise.all(many)).toHaveLength(3)
})
