import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SuggestInput } from './suggest-input.tsx'
import type { Suggest } from './use-suggestions.ts'

const places = Array.from({ length: 14 }, (_, n) => `Portland ${n + 1}`)
const ask = vi.fn<Suggest['ask']>()
const suggest: Suggest = { ask, from: 2, delayMs: 300, most: 10 }

function Line() {
  const [value, setValue] = useState('')
  return <SuggestInput aria-label="Place" value={value} onChange={setValue} suggest={suggest} />
}

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const line = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Place' })
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent)

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false })
  ask.mockReset().mockImplementation(async () => places)
  render(<Line />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('SAL-06 asks from two characters on, 300 ms after the last, and shows at most ten', async () => {
  await user.type(line(), 'p')
  await wait(400)
  expect(ask).not.toHaveBeenCalled()
  await user.type(line(), 'o')
  await wait(299)
  expect(ask).not.toHaveBeenCalled()
  await user.type(line(), 'r')
  await wait(299)
  expect(ask).not.toHaveBeenCalled()
  await wait(1)
  expect(ask.mock.calls.map(([text]) => text)).toEqual(['por'])
  expect(offered()).toEqual(places.slice(0, 10))
})

it('SAL-06 is walked by arrows, taken by Enter and closed by Escape', async () => {
  await user.type(line(), 'por')
  await wait(300)
  expect(line().getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const second = screen.getByRole('option', { name: 'Portland 2' })
  expect(second.getAttribute('aria-selected')).toBe('true')
  expect(line().getAttribute('aria-activedescendant')).toBe(second.id)
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(line().getAttribute('aria-activedescendant')).toBeNull()
  await user.keyboard('{ArrowUp}{Enter}')
  expect(line().value).toBe('Portland 10')
  expect(offered()).toEqual([])
  await user.type(line(), 'x')
  await wait(300)
  expect(offered()).toHaveLength(10)
  await user.keyboard('{Escape}')
  expect(offered()).toEqual([])
  expect(line().value).toBe('Portland 10x')
})

it('takes a suggestion by a press, drops an answer to older words, and lives with a failure', async () => {
  let late = (_: string[]) => {}
  ask.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)))
  await user.type(line(), 'po')
  await wait(300)
  await user.type(line(), 'r')
  await wait(300)
  late(['Old'])
  await wait(1)
  expect(offered()).toContain('Portland 1')
  await user.click(screen.getByRole('option', { name: 'Portland 3' }))
  expect(line().value).toBe('Portland 3')
  ask.mockImplementation(async () => {
    throw new Error('away')
  })
  await user.type(line(), '!')
  await wait(300)
  expect(offered()).toEqual([])
  expect(line().value).toBe('Portland 3!')
})
