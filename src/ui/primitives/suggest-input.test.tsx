import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SuggestInput } from './suggest-input.tsx'
import type { Suggest } from './use-suggestions.ts'

const places = Array.from({ length: 14 }, (_, n) => `Portland ${n + 1}`)
const ask = vi.fn<Suggest['ask']>()
const suggest: Suggest = { ask, from: 2, delayMs: 300, max: 10 }

function Line() {
  const [value, setValue] = useState('')
  return <SuggestInput aria-label="Place" value={value} onChange={setValue} suggest={suggest} />
}

// use plain events: simulated typing waits for timers, which are stopped here
const type = (value: string) => fireEvent.change(line(), { target: { value } })
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(line(), { key })
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const line = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Place' })
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent)

beforeEach(() => {
  vi.useFakeTimers()
  ask.mockReset().mockImplementation(async () => places)
  render(<Line />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('asks from two characters on, 300 ms after the last one, and shows at most ten (SAL-06)', async () => {
  type('p')
  await wait(400)
  expect(ask).not.toHaveBeenCalled()
  type('po')
  await wait(299)
  expect(ask).not.toHaveBeenCalled()
  type('por')
  await wait(299)
  expect(ask).not.toHaveBeenCalled()
  await wait(1)
  expect(ask.mock.calls.map(([text]) => text)).toEqual(['por'])
  expect(offered()).toEqual(places.slice(0, 10))
})

it('moves with the arrows, accepts with Enter and closes with Escape (SAL-06)', async () => {
  type('por')
  await wait(300)
  expect(line().getAttribute('aria-expanded')).toBe('true')
  press('ArrowDown', 'ArrowDown')
  const second = screen.getByRole('option', { name: 'Portland 2' })
  expect(second.getAttribute('aria-selected')).toBe('true')
  expect(line().getAttribute('aria-activedescendant')).toBe(second.id)
  press('ArrowUp', 'ArrowUp')
  expect(line().getAttribute('aria-activedescendant')).toBeNull()
  press('ArrowUp', 'Enter')
  expect(line().value).toBe('Portland 10')
  expect(offered()).toEqual([])
  type('Portland 10x')
  await wait(300)
  expect(offered()).toHaveLength(10)
  press('Escape')
  expect(offered()).toEqual([])
  expect(line().value).toBe('Portland 10x')
})

it('accepts a suggestion by click, drops answers to older texts, and ignores a failure', async () => {
  let late = (_: string[]) => {}
  ask.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)))
  type('po')
  await wait(300)
  type('por')
  await wait(300)
  late(['Old'])
  await wait(1)
  expect(offered()).toContain('Portland 1')
  fireEvent.click(screen.getByRole('option', { name: 'Portland 3' }))
  expect(line().value).toBe('Portland 3')
  ask.mockImplementation(async () => {
    throw new Error('away')
  })
  type('Portland 3!')
  await wait(300)
  expect(offered()).toEqual([])
  expect(line().value).toBe('Portland 3!')
})
