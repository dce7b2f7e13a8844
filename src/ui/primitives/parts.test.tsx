import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Avatar, CompanyMark, initialsOf } from './avatar.tsx'
import { Count } from './badge.tsx'
import { Button, IconButton } from './button.tsx'
import { Dialog, DialogBody, DialogFoot } from './dialog.tsx'
import { Menu, MenuItem } from './menu.tsx'
import { Pager } from './pager.tsx'
import { scoreSentence } from './score.tsx'
import { StatusPill } from './status-pill.tsx'
import { TabPanel, Tabs } from './tabs.tsx'

describe('small pieces', () => {
  it.each([
    ['Maya Okafor', 'MO'],
    ['maya de la cruz', 'MC'],
    ['Cher', 'C'],
    ['  ', '?'],
    ['Łukasz Żółć', 'ŁŻ'],
  ])('shows the initials of %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })

  it('falls back to initials when a picture does not load', () => {
    const { container } = render(<Avatar name="Maya Okafor" src="/gone.png" />)
    fireEvent.error(container.querySelector('img') as HTMLImageElement)
    expect(container.querySelector('span')?.dataset.initials).toBe('MO')
    const mark = render(<CompanyMark name="Fernway Health" src="/gone.svg" />).container
    fireEvent.error(mark.querySelector('img') as HTMLImageElement)
    expect(mark.querySelector('span')?.dataset.initials).toBe('FH')
  })

  it('shows 99+ above 99 (SHELL-27)', () => {
    const { container, rerender } = render(<Count value={99} max={99} />)
    expect(container.textContent).toBe('99')
    rerender(<Count value={100} max={99} />)
    expect(container.textContent).toBe('99+')
  })

  it('gives each status its own word and icon, and accepts another word', () => {
    const { container, rerender } = render(<StatusPill status="submitted" />)
    expect(container.textContent).toBe('Submitted')
    expect(container.querySelector('svg')).not.toBeNull()
    rerender(<StatusPill status="submitted" label="New" />)
    expect(container.textContent).toBe('New')
    expect(container.querySelector('.s-submitted')).not.toBeNull()
  })

  it('describes a score as text', () => {
    expect(scoreSentence(['met', 'met', 'partly', 'missing', 'unknown'], 81)).toBe(
      'Match 81 of 100: 2 met, 1 partly, 1 missing, 1 unknown',
    )
    expect(scoreSentence([], null, 'Resume')).toBe('Resume')
  })

  it('counts from 1 and stops at both ends', async () => {
    const onPage = vi.fn()
    const { rerender } = render(<Pager page={1} pageSize={20} total={46} onPage={onPage} />)
    expect(screen.getByText('1 to 20 of 46')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Previous' }).hasAttribute('disabled')).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(onPage).toHaveBeenCalledWith(2)
    rerender(<Pager page={3} pageSize={20} total={46} onPage={onPage} />)
    expect(screen.getByText('41 to 46 of 46')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true)
    rerender(<Pager page={1} pageSize={20} total={10_000} capped onPage={onPage} />)
    expect(screen.getByText('1 to 20 of 10,000+')).toBeTruthy()
    rerender(<Pager page={1} pageSize={20} total={0} onPage={onPage} />)
    expect(screen.getByText('0 to 0 of 0')).toBeTruthy()
  })
})

function Documents() {
  const [tab, setTab] = useState('resumes')
  const items = [
    { value: 'resumes', label: 'Resumes' },
    { value: 'letters', label: 'Cover Letters' },
  ]
  return (
    <Tabs label="Documents" items={items} value={tab} onChange={setTab}>
      <TabPanel value="resumes">Four resumes</TabPanel>
      <TabPanel value="letters">Two letters</TabPanel>
    </Tabs>
  )
}

describe('tabs', () => {
  it('moves with the arrows and opens with Enter', async () => {
    render(<Documents />)
    await userEvent.click(screen.getByRole('tab', { name: 'Resumes' }))
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(screen.getByRole('tabpanel').textContent).toBe('Two letters')
    expect(screen.getByRole('tab', { name: 'Cover Letters' }).getAttribute('aria-selected')).toBe('true')
  })

  it('returns to the open tab while another one is loading', async () => {
    const onChange = vi.fn()
    const items = ['Resumes', 'Letters'].map((label) => ({ value: label, label }))
    render(<Tabs label="Documents" items={items} value="Resumes" onChange={onChange} />)
    await userEvent.click(screen.getByRole('tab', { name: 'Resumes' }))
    expect(onChange).not.toHaveBeenCalled()
    for (const name of ['Letters', 'Resumes', 'Resumes']) await userEvent.click(screen.getByRole('tab', { name }))
    expect(onChange.mock.calls).toEqual([['Letters'], ['Resumes']])
  })
})

describe('menu', () => {
  it('opens, chooses by keyboard and closes', async () => {
    const onSelect = vi.fn()
    render(
      <Menu trigger={<IconButton icon={Pencil} label="Actions" />}>
        <MenuItem onSelect={() => {}}>Preview</MenuItem>
        <MenuItem onSelect={onSelect}>Edit Job</MenuItem>
      </Menu>,
    )
    screen.getByRole('button', { name: 'Actions' }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: 'Edit Job' })
    await userEvent.keyboard('{End}{Enter}')
    expect(onSelect).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('menu')).toBeNull()
  })
})

function Asking({ locked }: { locked?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Apply" description="Fernway Health" locked={locked}>
        <DialogBody>
          <input aria-label="Why you" />
        </DialogBody>
        <DialogFoot>
          <Button>Submit</Button>
        </DialogFoot>
      </Dialog>
    </>
  )
}

describe('dialog', () => {
  it('names itself, focuses its first field, closes with Escape and returns the focus', async () => {
    render(<Asking />)
    const opener = screen.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    expect((await screen.findByRole('dialog', { name: 'Apply' })).getAttribute('aria-describedby')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Why you')))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('does not close while work is in progress', async () => {
    render(<Asking locked />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})
