import { renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { newId } from '#lib/ids.ts'
import { useCoachState } from './components/coach-state.ts'

const [conversation, thread] = [newId(), newId()]
const stateOf = async (stored: unknown) => {
  sessionStorage.setItem('coach', typeof stored === 'string' ? stored : JSON.stringify(stored))
  return renderHook(() => useCoachState()[0]).result.current
}
const closed = { isOpen: false, view: 'chat', conversation: null, thread: null }

it.each([
  [
    'a view of another release',
    { isOpen: true, view: 'history', conversation, thread: null, pinned: 1 },
    { ...closed, isOpen: true, conversation },
  ],
  ['missing keys', { isOpen: true, conversation }, { ...closed, isOpen: true, conversation }],
  ['ids that are none', { isOpen: 'yes', view: 'list', conversation: 5, thread: {} }, { ...closed, view: 'list' }],
  ['a thread', { ...closed, view: 'thread', thread }, { ...closed, view: 'thread', thread }],
  [
    'the view of a thread without its id',
    { ...closed, isOpen: true, view: 'thread' },
    { ...closed, isOpen: true, view: 'list' },
  ],
  ['null', null, closed],
  ['no JSON', '{', closed],
])('useCoachState › reads a stored state with %s', async (_, stored, state) => {
  expect(await stateOf(stored)).toEqual(state)
})

it('useCoachState › starts closed if the storage is blocked', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new Error('blocked')
    },
  })
  const { result } = renderHook(() => useCoachState()[0])
  await waitFor(() => expect(result.current).toEqual(closed))
})
