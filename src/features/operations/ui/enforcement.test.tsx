import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { showScreen, toastTexts } from '#testing/show-screen.tsx'
import { enforcementQuery } from './queries.ts'

const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
beforeEach(() => warned.mockClear())

function Enforcement() {
  const { data, isError } = useQuery(enforcementQuery())
  return <output>{isError ? 'failed' : String(data)}</output>
}

async function shown(answer: () => unknown): Promise<string | null> {
  showScreen(<Enforcement />, { answers: { 'operations.platformConfig': answer } })
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe('undefined'))
  return screen.getByRole('status').textContent
}

describe('subscription enforcement as the interface reads it', () => {
  it.each([true, false])('uses the answer of the call: %s (PLAT-05)', async (isOn) => {
    expect(await shown(() => ({ enforceSubscriptionVerification: isOn }))).toBe(String(isOn))
    expect(warned).not.toHaveBeenCalled()
  })

  it.each<[string, () => unknown]>([
    ['a failed call', () => Promise.reject(new Error('away'))],
    ['a refusal', () => Promise.reject(Object.assign(new Error('no'), { status: 503 }))],
    ['a word in place of a boolean', () => ({ enforceSubscriptionVerification: 'true' })],
    ['a number', () => ({ enforceSubscriptionVerification: 1 })],
    ['null', () => ({ enforceSubscriptionVerification: null })],
    ['nothing', () => ({})],
    ['no object', () => undefined],
  ])('%s counts as off, with a warning in the log and nothing for the user (PLAT-06)', async (_, answer) => {
    expect(await shown(answer)).toBe('false')
    expect(warned).toHaveBeenCalledOnce()
    expect(toastTexts()).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
