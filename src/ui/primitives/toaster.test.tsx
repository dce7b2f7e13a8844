import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissFailure, recordFailure, toast, toasts } from './toast.ts'
import { Toaster } from './toaster.tsx'

const shown = () => [...document.querySelectorAll('.toast:not([data-limited]):not([data-ending-style])')]
const words = () => shown().map((node) => node.querySelector('strong')?.textContent)

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(<Toaster />)
})
afterEach(() => {
  act(() => toasts.close())
  vi.useRealTimers()
})

describe('toasts', () => {
  it('shows at most one at a time, the newest (SHELL-30)', async () => {
    act(() => {
      toast.success('Job saved successfully')
      toast.success('Resume updated successfully')
      toast.info('Download started')
    })
    await waitFor(() => expect(words()).toEqual(['Download started']))
  })

  it('keeps an error under a later message and shows it again until it is dismissed (SHELL-30)', async () => {
    act(() => void toast.error({ title: 'Application Failed', description: 'Failed to submit application.' }))
    await waitFor(() => expect(words()).toEqual(['Application Failed']))
    act(() => void toast.success('Job saved successfully'))
    await waitFor(() => expect(words()).toEqual(['Job saved successfully']))
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    await waitFor(() => expect(words()).toEqual(['Application Failed']))
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(words()).toEqual(['Application Failed'])
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(shown()).toEqual([]))
  })

  it('shows the same failure once', async () => {
    act(() => {
      toast.error('Failed to load jobs')
      toast.error('Failed to load jobs')
    })
    await waitFor(() => expect(document.querySelectorAll('.toast')).toHaveLength(1))
  })

  it('moves a repeated failure above a later one (SHELL-30)', async () => {
    act(() => void toast.error('The email or password is incorrect.'))
    act(() => void toast.error('An unexpected error occurred'))
    await waitFor(() => expect(words()).toEqual(['An unexpected error occurred']))
    act(() => void toast.error('The email or password is incorrect.'))
    await waitFor(() => expect(words()).toEqual(['The email or password is incorrect.']))
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    for (const left of [['An unexpected error occurred'], []]) {
      await user.click(within(shown()[0] as HTMLElement).getByRole('button', { name: 'Dismiss' }))
      await waitFor(() => expect(words()).toEqual(left))
    }
  })

  it('removes a waiting error once the same action succeeds (SHELL-30)', async () => {
    const fail = (action: string, text: string) =>
      act(() => {
        recordFailure(action)
        toast.error(text)
      })
    fail('apply', 'Application Failed')
    await act(() => vi.advanceTimersByTimeAsync(10))
    fail('save', 'Failed to save job')
    await act(() => vi.advanceTimersByTimeAsync(10))
    act(() => void toast.success('Notification deleted'))
    act(() => {
      dismissFailure('apply')
      toast.success('Application Submitted!')
    })
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    await waitFor(() => expect(words()).toEqual(['Failed to save job']))
    fail('save', 'You are offline.')
    await waitFor(() => expect(words()).toEqual(['You are offline.']))
    await act(() => vi.advanceTimersByTimeAsync(10))
    act(() => void toast.error('Failed to load jobs'))
    await waitFor(() => expect(words()).toEqual(['Failed to load jobs']))
    // shown later than the failure, so it is unrelated to it
    act(() => dismissFailure('save'))
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(within(shown()[0] as HTMLElement).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(shown()).toEqual([]))
  })

  it('shows news after feedback on an own action, and replaces news with such feedback', async () => {
    act(() => void toast.success({ title: 'Notification deleted', action: { label: 'Undo', onAction: () => {} } }))
    act(() => {
      for (const title of ['First', 'Second', 'Third', 'Fourth']) toast.news(title)
    })
    await act(() => vi.advanceTimersByTimeAsync(8_000))
    expect(words()).toEqual(['Notification deleted'])
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    // only the newest three waited
    await waitFor(() => expect(words()).toEqual(['Second']))
    act(() => void toast.success('Job saved successfully'))
    await waitFor(() => expect(words()).toEqual(['Job saved successfully']))
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    await waitFor(() => expect(words()).toEqual(['Third']))
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    await waitFor(() => expect(words()).toEqual(['Fourth']))
    act(() => void toast.news('Fifth'))
    expect(words()).toEqual(['Fourth'])
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    await waitFor(() => expect(words()).toEqual(['Fifth']))
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    await waitFor(() => expect(shown()).toEqual([]))
  })

  it('shows each piece of news, for a shorter time if another one waits', async () => {
    const action = { label: 'Open', onAction: () => {} }
    act(() => void toast.news({ title: 'First', action }))
    await act(() => vi.advanceTimersByTimeAsync(8_000))
    expect(words()).toEqual(['First'])
    act(() => void toast.news({ title: 'Second', action }))
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    // further news does not extend the time
    act(() => void toast.news({ title: 'Third', action }))
    expect(words()).toEqual(['First'])
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    await waitFor(() => expect(words()).toEqual(['Second']))
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    await waitFor(() => expect(words()).toEqual(['Third']))
    await act(() => vi.advanceTimersByTimeAsync(7_000))
    expect(words()).toEqual(['Third'])
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    await waitFor(() => expect(shown()).toEqual([]))
  })

  it('offers Undo, which runs once and removes the toast', async () => {
    const onAction = vi.fn()
    act(() => void toast.success({ title: 'Notification deleted', action: { label: 'Undo', onAction } }))
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(onAction).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(shown()).toEqual([]))
  })
})
