import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TurnQueue } from './turn-queue.ts'

type Item = { group: string; name: string; isReplaceable?: boolean }

const limits = { waiting: 64, waitingOfOne: 16, replaceableOfOne: 4 }
const item = (group: string, name: string | number, isReplaceable = false): Item => ({
  group,
  name: `${group}${name}`,
  isReplaceable,
})
const names = (items: Item[]) => items.map(({ name }) => name)
const takeAll = (queue: TurnQueue<Item>) => {
  const taken: Item[] = []
  for (let next = queue.take(); next; next = queue.take()) taken.push(next)
  return names(taken)
}

describe('TurnQueue', () => {
  it('returns nothing if nothing waits', () => {
    expect(new TurnQueue<Item>(limits).take()).toBeUndefined()
  })

  it('makes a second account wait one turn, however much the first one has waiting', () => {
    const queue = new TurnQueue<Item>(limits)
    for (let at = 0; at < 16; at += 1) queue.add(item('greedy', at))
    queue.add(item('maya', 1))
    queue.add(item('maya', 2))
    expect(takeAll(queue).slice(0, 5)).toEqual(['greedy0', 'maya1', 'greedy1', 'maya2', 'greedy2'])
  })

  it('lets an account wait behind its own work if it adds more after each answer', () => {
    const queue = new TurnQueue<Item>(limits)
    for (let at = 0; at < 4; at += 1) queue.add(item('greedy', at))
    queue.take()
    queue.add(item('maya', 1))
    const taken: string[] = []
    for (let at = 4; at < 10; at += 1) {
      queue.add(item('greedy', at))
      taken.push(queue.take()!.name)
    }
    expect(taken.indexOf('maya1')).toBeLessThan(2)
  })

  it('gives a slow account its turn after all others, until it is marked as fast', () => {
    const queue = new TurnQueue<Item>(limits)
    queue.markSlow('greedy', true)
    queue.add(item('greedy', 1))
    queue.add(item('maya', 1))
    queue.add(item('maya', 2))
    expect(takeAll(queue)).toEqual(['maya1', 'maya2', 'greedy1'])
    queue.markSlow('greedy', false)
    queue.add(item('greedy', 2))
    queue.add(item('maya', 3))
    expect(takeAll(queue)).toEqual(['greedy2', 'maya3'])
  })

  it('drops the oldest replaceable work of a group, and no other', () => {
    const queue = new TurnQueue<Item>({ ...limits, replaceableOfOne: 2 })
    const dropped = [
      ...queue.add(item('maya', 'pdf')),
      ...queue.add(item('maya', 1, true)),
      ...queue.add(item('maya', 2, true)),
      ...queue.add(item('bo', 1, true)),
      ...queue.add(item('maya', 3, true)),
    ]
    expect(names(dropped)).toEqual(['maya1'])
    expect(takeAll(queue)).toEqual(['mayapdf', 'bo1', 'maya2', 'maya3'])
  })

  it('refuses the newest work of a group that has too much waiting', () => {
    const queue = new TurnQueue<Item>({ ...limits, waitingOfOne: 2 })
    queue.add(item('maya', 1))
    queue.add(item('maya', 2))
    expect(names(queue.add(item('maya', 3)))).toEqual(['maya3'])
    expect(queue.add(item('bo', 1))).toEqual([])
  })

  it('drops for a new account the work of the group with most waiting, from slow groups first', () => {
    const queue = new TurnQueue<Item>({ ...limits, waiting: 4 })
    for (let at = 0; at < 4; at += 1) queue.add(item('greedy', at))
    expect(names(queue.add(item('maya', 1)))).toEqual(['greedy3'])
    expect(names(queue.add(item('greedy', 4)))).toEqual(['greedy4'])
    queue.markSlow('maya', true)
    expect(names(queue.add(item('bo', 1)))).toEqual(['maya1'])
    expect(takeAll(queue)).toEqual(['greedy0', 'bo1', 'greedy1', 'greedy2'])
  })

  it('returns all waiting work when it is cleared', () => {
    const queue = new TurnQueue<Item>(limits)
    queue.add(item('maya', 1))
    queue.add(item('bo', 1))
    expect(names(queue.clear())).toEqual(['maya1', 'bo1'])
    expect(queue.take()).toBeUndefined()
  })

  it('lets no account wait for more than one turn of each other account', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('take', 'a', 'a', 'a', 'a', 'b', 'c', 'd'), { maxLength: 200 }),
        (steps: string[]) => {
          const queue = new TurnQueue<Item>({ ...limits, waiting: 1_000, waitingOfOne: 1_000 })
          const since = new Map<string, string[]>()
          const waiting = new Map<string, number>()
          for (const step of [...steps, ...Array(steps.length).fill('take')]) {
            if (step !== 'take') {
              queue.add(item(step, ''))
              if (!waiting.get(step)) since.set(step, [])
              waiting.set(step, (waiting.get(step) ?? 0) + 1)
              continue
            }
            const taken = queue.take()
            if (!taken) continue
            for (const [group, turns] of since) if (group !== taken.group && waiting.get(group)) turns.push(taken.group)
            expect(new Set(since.get(taken.group)).size).toBe(since.get(taken.group)!.length)
            waiting.set(taken.group, waiting.get(taken.group)! - 1)
            since.set(taken.group, [])
          }
        },
      ),
    )
  })
})
