import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DataTable } from './data-table.tsx'
import { FilterBar } from './filter-bar.tsx'

type User = { id: string; name: string; jobs: number }
const users: User[] = [
  { id: 'a', name: 'Maya', jobs: 3 },
  { id: 'b', name: 'Daniel', jobs: 5 },
]
const columns = [
  { id: 'name', head: 'Name', sortable: true, cell: (user: User) => user.name },
  { id: 'jobs', head: 'Jobs', align: 'end' as const, sortable: true, cell: (user: User) => user.jobs },
]
const table = { label: 'Users', columns, rows: users, rowKey: (user: User) => user.id }

describe('DataTable', () => {
  it('asks the server to sort, ascending and then descending, and shows which', async () => {
    const onSort = vi.fn()
    const { rerender } = render(<DataTable {...table} onSort={onSort} sort={{ id: 'name', desc: false }} />)
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')
    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    expect(onSort).toHaveBeenLastCalledWith({ id: 'name', desc: true })
    rerender(<DataTable {...table} onSort={onSort} sort={{ id: 'name', desc: true }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    expect(onSort).toHaveBeenLastCalledWith({ id: 'name', desc: false })
    await userEvent.click(screen.getByRole('button', { name: 'Jobs' }))
    expect(onSort).toHaveBeenLastCalledWith({ id: 'jobs', desc: false })
  })

  it('labels every cell with its column for the cards of a phone', () => {
    render(<DataTable {...table} />)
    expect(screen.getByText('3').closest('td')?.dataset.l).toBe('Jobs')
    expect(screen.getByText('Maya').closest('td')?.className).toContain('lead-cell')
  })

  it('selects one row, and all of them', async () => {
    const onChange = vi.fn()
    const own = { ...table, rowLabel: (user: User) => user.name }
    const { rerender } = render(<DataTable {...own} selection={{ selected: new Set<string>(), onChange }} />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Daniel' }))
    expect(onChange).toHaveBeenLastCalledWith(new Set(['b']))
    rerender(<DataTable {...own} selection={{ selected: new Set(['b']), onChange }} />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all of Users' }))
    expect(onChange).toHaveBeenLastCalledWith(new Set(['a', 'b']))
    rerender(<DataTable {...own} selection={{ selected: new Set(['a', 'b']), onChange }} />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all of Users' }))
    expect(onChange).toHaveBeenLastCalledWith(new Set())
  })

  it('shows the empty state instead of an empty table', () => {
    render(<DataTable {...table} rows={[]} empty={<p>No users</p>} />)
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByText('No users')).toBeTruthy()
  })
})

describe('FilterBar', () => {
  it('searches for text that was typed before hydration', async () => {
    const onChange = vi.fn()
    const bar = <FilterBar search={{ value: 'data', onChange, label: 'Keyword' }} />
    const box = document.createElement('div')
    document.body.replaceChildren(box)
    box.innerHTML = renderToString(bar)
    box.querySelector('input')!.value = 'data analyst'
    await act(async () => void hydrateRoot(box, bar))
    expect(box.querySelector('input')?.value).toBe('data analyst')
    await waitFor(() => expect(onChange.mock.calls).toEqual([['data analyst']]))
  })

  afterEach(() => vi.useRealTimers())

  it('calls the list once, after a pause in typing', () => {
    vi.useFakeTimers()
    const onChange = vi.fn()
    render(<FilterBar search={{ value: '', onChange, label: 'Keyword' }} />)
    const field = screen.getByRole('searchbox', { name: 'Keyword' })
    for (const value of ['d', 'da', 'dat']) fireEvent.change(field, { target: { value } })
    expect(onChange).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(250))
    expect(onChange.mock.calls).toEqual([['dat']])
  })

  it('follows when the URL changes, and removes filters', async () => {
    const onRemove = vi.fn()
    const bar = (value: string) => (
      <FilterBar
        search={{ value, onChange: () => {}, label: 'Keyword' }}
        applied={[{ label: 'Full-time', onRemove }]}
      />
    )
    const { rerender } = render(bar('analyst'))
    rerender(bar(''))
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('')
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Full-time' }))
    expect(onRemove).toHaveBeenCalledTimes(1)
  })

  it('folds its filters into one button with the number of active ones', async () => {
    render(<FilterBar set={2} filters={<input aria-label="Job Type" />} />)
    const button = screen.getByRole('button', { name: 'Filters 2 set' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
  })
})
