import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useCallback, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx'
import { matchParts } from './match-parts.ts'
import { usePaletteKey } from './palette-key.ts'

const onTracker = vi.fn()
const groups = [
  {
    heading: 'Go to',
    items: [
      { id: 'jobs', label: 'Jobs', to: '/app/jobs' },
      { id: 'tracker', label: 'Job Tracker', keywords: ['applications'], onSelect: onTracker },
    ],
  },
]

function Page({ search }: Pick<CommandPaletteProps, 'search'>) {
  const [isOpen, setOpen] = useState(false)
  usePaletteKey(useCallback(() => setOpen((was) => !was), []))
  return <CommandPalette open={isOpen} onOpenChange={setOpen} groups={groups} search={search} />
}

const open = async (search?: CommandPaletteProps['search']) => {
  render(<Page search={search} />)
  await userEvent.keyboard('{Control>}k{/Control}')
  return screen.findByRole('dialog', { name: 'Search or jump to' })
}
const options = () => screen.queryAllByRole('option').map((node) => node.querySelector('span')?.textContent)

describe('the palette', () => {
  it('opens with Ctrl-K and Cmd-K, and closes with Escape', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('{Meta>}k{/Meta}')
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('finds screens by every word, also by keywords, and opens with Enter', async () => {
    await open()
    expect(options()).toEqual(['Jobs', 'Job Tracker'])
    await userEvent.keyboard('applic')
    expect(options()).toEqual(['Job Tracker'])
    await userEvent.keyboard('{Enter}')
    expect(onTracker).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows no heading for a group without results', async () => {
    const item = { id: 'fern', label: 'Fernway Health', to: '/x' }
    await open(async () => [
      { heading: 'Users', items: [] },
      { heading: 'Companies', items: [item] },
    ])
    await userEvent.keyboard('fern')
    await waitFor(() => expect(options()).toEqual(['Fernway Health']))
    expect(screen.getByText('Companies')).toBeTruthy()
    expect(screen.queryByText('Users')).toBeNull()
  })

  it('searches when typing pauses, and drops answers to older texts', async () => {
    const answers: Record<string, (groups: never) => void> = {}
    const search = vi.fn(
      (text: string, _signal: AbortSignal) =>
        new Promise<never>((resolve) => {
          answers[text] = resolve
        }),
    )
    await open(search)
    await userEvent.keyboard('fe')
    await waitFor(() => expect(Object.keys(answers)).toEqual(['fe']))
    await userEvent.keyboard('rn')
    await waitFor(() => expect(Object.keys(answers)).toEqual(['fe', 'fern']))
    const answer = (label: string) => [{ heading: 'Jobs', items: [{ id: label, label, to: '/x' }] }] as never
    await act(async () => answers.fern?.(answer('Fernway Health')))
    await act(async () => answers.fe?.(answer('Too late')))
    await waitFor(() => expect(options()).toEqual(['Fernway Health']))
    expect(search.mock.calls[0]?.[1].aborted).toBe(true)
  })

  it('shows when nothing matches, and when the search does not answer', async () => {
    await open(async () => {
      throw new Error('away')
    })
    await userEvent.keyboard('zzz')
    expect(await screen.findByText("Search isn't available right now. You can still open pages.")).toBeTruthy()
  })

  it('shows when nothing matches', async () => {
    await open()
    await userEvent.keyboard('zzz')
    expect(await screen.findByText('No results for “zzz”')).toBeTruthy()
  })
})

it.each([
  ['Senior Data Analyst', 'data', ['Senior ', '*Data', ' Analyst']],
  ['Fernway Health', 'fern health', ['*Fern', 'way ', '*Health']],
  ['C++ (Senior)', 'c++ (', ['*C++', ' ', '*(', 'Senior)']],
  ['Jobs', '', ['Jobs']],
])('cuts %j at %j', (label, text, parts) => {
  expect(matchParts(label, text).map(({ part, isMatch }) => (isMatch ? `*${part}` : part))).toEqual(parts)
})
