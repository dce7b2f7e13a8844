import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from '#testing/answers.ts'
import { card, found, opened, show } from '../jobs-page.testing.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
})

const part = { kind: 'type', label: 'Part-time', without: 'nurse leeds' } as const
const place = { kind: 'place', label: 'leeds', without: 'nurse part time' } as const
const searched = () => calls.filter(([name]) => name === 'jobs.search').map(([, input]) => (input as { q?: string }).q)

describe('UnderstoodChips', () => {
  it('shows what was read from the keywords, and removes it from them', async () => {
    show('/app/jobs?q=nurse+leeds+part+time', {
      'jobs.search': (input) =>
        found([card(1)], { understood: (input as { q?: string }).q === 'nurse leeds' ? [place] : [part, place] }),
      'jobs.get': opened,
    })
    const list = await screen.findByRole('list', { name: 'Filters from your keywords' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Part-time', 'leeds'])
    const remove = screen.getByRole('button', { name: 'Remove Part-time' })
    act(() => remove.focus())
    fireEvent.click(remove)
    await waitFor(() => expect(searched().at(-1)).toBe('nurse leeds'))
    await waitFor(() => expect(screen.queryByText('Part-time', { selector: '.chip-text' })).toBeNull())
    expect((screen.getByLabelText('Keyword') as HTMLInputElement).value).toBe('nurse leeds')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove leeds'))
  })

  it('is not shown where nothing was read', async () => {
    show('/app/jobs?q=nurse', { 'jobs.search': () => found([card(1)]), 'jobs.get': opened })
    expect(await screen.findByRole('list', { name: 'Jobs' })).toBeTruthy()
    expect(screen.queryByText('From your keywords:')).toBeNull()
  })
})
