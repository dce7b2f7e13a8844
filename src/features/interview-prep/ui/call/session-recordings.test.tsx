import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { newId } from '#lib/ids.ts'
import { calls, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { SessionRecordings } from './session-recordings.tsx'

const sessionId = newId()
const recording = (medium: 'audio' | 'video') => ({
  responseId: newId(),
  medium,
  question: 'Tell me about a number that was wrong.',
  size: 80_000,
  createdAt: new Date(),
})
afterEach(() => vi.unstubAllGlobals())

it('plays a stored recording with its link, and deletes it after confirmation (INTV-28)', async () => {
  let stored = [recording('audio')]
  const [{ responseId } = { responseId: '' }] = stored
  const fetch = vi.fn(async () => new Response('sound'))
  vi.stubGlobal('fetch', fetch)
  showScreen(<SessionRecordings sessionId={sessionId} />, {
    answers: {
      'recordings.list': () => stored,
      'recordings.link': () => ({ url: '/api/files/token', expiresAt: new Date() }),
      'recordings.delete': () => {
        stored = []
        return { deleted: true }
      },
    },
  })
  expect(await screen.findByText('Audio · 78 KB')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  await waitFor(() => expect(document.querySelector('audio')?.src).toMatch(/^blob:/))
  expect(fetch).toHaveBeenCalledWith('/api/files/token')
  await userEvent.click(screen.getByRole('button', { name: 'Delete recording' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(calls.some(([name]) => name === 'recordings.delete')).toBe(false)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete recording' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Your recordings' })).toBeNull())
  expect(calls.find(([name]) => name === 'recordings.delete')?.[1]).toEqual({ responseId, medium: 'audio' })
})

it('shows an error when a recording cannot be opened', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  showScreen(<SessionRecordings sessionId={sessionId} />, {
    answers: {
      'recordings.list': () => [recording('video')],
      'recordings.link': () => ({ url: '/api/files/token', expiresAt: new Date() }),
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
  await waitFor(() => expect(toastTexts()).toContain('Failed to open the recording'))
  expect(document.querySelector('video')).toBeNull()
})

it('shows nothing without stored recordings', async () => {
  showScreen(<SessionRecordings sessionId={sessionId} />, { answers: { 'recordings.list': () => [] } })
  await waitFor(() => expect(calls.some(([name]) => name === 'recordings.list')).toBe(true))
  expect(screen.queryByRole('heading', { name: 'Your recordings' })).toBeNull()
})
