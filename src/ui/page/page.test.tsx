import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../primitives/button.tsx'
import { Dialog, DialogBody } from '../primitives/dialog.tsx'
import { ChartPanel } from './chart-panel.tsx'
import { ConfirmProvider, useConfirm } from './confirm.tsx'
import { DataTable } from './data-table.tsx'
import { FilterBar } from './filter-bar.tsx'
import { PublicPage } from './public-page.tsx'
import { QueryBoundary } from './query-boundary.tsx'
import { StatCards, sparkPoints } from './stat-cards.tsx'

function Jobs({ load }: { load: () => Promise<string[]> }) {
  const query = useQuery({ queryKey: ['jobs'], queryFn: load, retry: false })
  return (
    <QueryBoundary
      query={query}
      skeleton={<p>Loading jobs...</p>}
      errorText="Failed to load jobs"
      isEmpty={(jobs) => jobs.length === 0}
      empty={<p>No jobs found</p>}
    >
      {(jobs) => jobs.map((job) => <p key={job}>{job}</p>)}
    </QueryBoundary>
  )
}

const withQueries = (load: () => Promise<string[]>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Jobs load={load} />
    </QueryClientProvider>,
  )

describe('QueryBoundary', () => {
  afterEach(() => vi.restoreAllMocks())

  it('shows the skeleton, then the data', async () => {
    withQueries(async () => ['Data Analyst'])
    expect(screen.getByText('Loading jobs...')).toBeTruthy()
    expect(await screen.findByText('Data Analyst')).toBeTruthy()
  })

  it('shows what failed with its code, and loads again with Retry', async () => {
    let isBroken = true
    withQueries(async () => {
      if (isBroken)
        throw Object.assign(new Error('a stack nobody should see'), { code: 'SERVICE_UNAVAILABLE', status: 503 })
      return ['Data Analyst']
    })
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Failed to load jobs')).toBeTruthy()
    expect(alert.textContent).toContain('SERVICE_UNAVAILABLE, 503')
    expect(alert.textContent).not.toContain('a stack')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Data Analyst')).toBeTruthy()
  })

  it('takes one thing that is not found for none, and for no error (ERR-05)', async () => {
    withQueries(async () => {
      throw Object.assign(new Error('no row'), { defined: true, code: 'NOT_FOUND', status: 404 })
    })
    expect(await screen.findByRole('heading', { name: 'This is no longer available' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText('Failed to load jobs')).toBeNull()
  })

  it('says what is not available while impersonating, and offers no retry', async () => {
    withQueries(async () => {
      throw Object.assign(new Error('closed'), { defined: true, code: 'LOOKING_ONLY', status: 403 })
    })
    expect(await screen.findByRole('heading', { name: 'Not available while impersonating' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('says what an empty place is for', async () => {
    withQueries(async () => [])
    expect(await screen.findByText('No jobs found')).toBeTruthy()
  })

  it('keeps the data and shows a notice when the connection is lost', async () => {
    withQueries(async () => ['Data Analyst'])
    await screen.findByText('Data Analyst')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByRole('status').textContent).toMatch(/^You're offline\. Last updated at /)
    expect(screen.getByText('Data Analyst')).toBeTruthy()
  })
})

function Delete({ onAnswer }: { onAnswer: (yes: boolean) => void }) {
  const confirm = useConfirm()
  const ask = async () =>
    onAnswer(await confirm({ title: 'Delete Resume', text: 'Delete "Maya Okafor"?', action: 'Delete' }))
  return <Button onClick={() => void ask()}>Ask</Button>
}

describe('useConfirm', () => {
  it.each([
    ['Delete', true],
    ['Cancel', false],
    ['Escape', false],
  ])('answers %s with %s and starts on the harmless button', async (how, answer) => {
    const onAnswer = vi.fn()
    render(
      <ConfirmProvider>
        <Delete onAnswer={onAnswer} />
      </ConfirmProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Resume' })
    expect(dialog.textContent).toContain('Delete "Maya Okafor"?')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'))
    if (how === 'Escape') await userEvent.keyboard('{Escape}')
    else await userEvent.click(within(dialog).getByRole('button', { name: how }))
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(answer))
    expect(onAnswer).toHaveBeenCalledTimes(1)
  })

  it('takes the second press of a double click, which began on what asked, for no answer', async () => {
    const onAnswer = vi.fn()
    render(
      <ConfirmProvider>
        <Delete onAnswer={onAnswer} />
      </ConfirmProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Resume' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }), { detail: 2 })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }), { detail: 3 })
    expect(onAnswer).not.toHaveBeenCalled()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }), { detail: 1 })
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(true))
  })
})

describe('a question that has just opened', () => {
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['for no answer where the tap that opened it was', 10, false],
    ['for an answer elsewhere', 300, true],
  ])('takes a quick tap %s', async (_, y, isAnswer) => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const onAnswer = vi.fn()
    render(
      <ConfirmProvider>
        <Delete onAnswer={onAnswer} />
      </ConfirmProvider>,
    )
    const tap = (button: HTMLElement, clientY: number) => {
      fireEvent.pointerDown(button, { pointerType: 'touch', clientX: 20, clientY })
      fireEvent.click(button, { detail: 1 })
    }
    tap(screen.getByRole('button', { name: 'Ask' }), 10)
    const button = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' })
    tap(button, y)
    if (isAnswer) return waitFor(() => expect(onAnswer).toHaveBeenCalledWith(true))
    expect(onAnswer).not.toHaveBeenCalled()
    vi.advanceTimersByTime(600)
    tap(button, y)
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(true))
  })
})

describe('a dialog', () => {
  it('stays open where the second press of a double click falls beside it', async () => {
    const onOpenChange = vi.fn()
    render(
      <Dialog open onOpenChange={onOpenChange} title="Accept Maya?">
        <DialogBody>Words</DialogBody>
      </Dialog>,
    )
    await screen.findByRole('dialog', { name: 'Accept Maya?' })
    const beside = document.querySelector('.scrim') as Element
    const press = (detail: number) => {
      fireEvent.pointerDown(beside, { pointerType: 'mouse' })
      fireEvent.mouseDown(beside, { detail })
      fireEvent.mouseUp(beside, { detail })
      fireEvent.click(beside, { detail })
    }
    press(2)
    expect(onOpenChange).not.toHaveBeenCalled()
    press(1)
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })
})

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
  it('asks the server to sort: up, then down, and says which', async () => {
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

  it('gives every cell its head for the cards of a phone', () => {
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
  it('searches for what was typed before React came', async () => {
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

  it('follows when the address changes under it, and takes filters off', async () => {
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

  it('folds its filters into one button that says how many are set', async () => {
    render(<FilterBar set={2} filters={<input aria-label="Job Type" />} />)
    const button = screen.getByRole('button', { name: 'Filters 2 set' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
  })
})

describe('figures and charts', () => {
  it('draws a course inside its field, flat ones in the middle', () => {
    expect(sparkPoints([1, 3, 2])).toEqual([
      [0, 27],
      [38, 5],
      [76, 16],
    ])
    expect(sparkPoints([4, 4])).toEqual([
      [0, 16],
      [76, 16],
    ])
  })

  it('names figures and draws no course from two points', () => {
    const { container } = render(<StatCards figures={[{ label: 'Applications Sent', value: 12, trend: [1, 2] }]} />)
    expect(container.querySelector('dt')?.textContent).toBe('Applications Sent')
    expect(container.querySelector('.spark')).toBeNull()
  })

  it('shows the numbers behind a chart as a table', async () => {
    render(
      <ChartPanel
        title="Per week"
        say="31 this week."
        chart={<svg aria-label="bars" role="img" />}
        table={{ head: ['Week', 'Sent'], rows: [['W41', 31]] }}
      />,
    )
    expect(screen.getByText('31 this week.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Table' }))
    expect(screen.getByRole('table', { name: 'Per week' }).textContent).toContain('W4131')
    expect(screen.queryByRole('img')).toBeNull()
  })
})

describe('PublicPage', () => {
  it('marks where one is and leads to the content and the foot without a script', () => {
    render(
      <PublicPage
        nav={[{ to: '/jobs', label: 'Jobs' }]}
        here="/jobs"
        foot={[]}
        claim="Together."
        copyright="© 2025"
        viewer={null}
      >
        <h1>Open jobs</h1>
      </PublicPage>,
    )
    expect(screen.getAllByRole('link', { name: 'Jobs' })[0]?.getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main')
    expect(screen.getByRole('link', { name: 'Menu' }).getAttribute('href')).toBe('#foot')
    expect(screen.getByRole('main').id).toBe('main')
  })
})
