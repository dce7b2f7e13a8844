import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Search } from 'lucide-react'
import { describe, expect, it, vi } from 'vitest'
import { Button, ButtonLink, IconButton } from './button.tsx'
import { Switch } from './choice.tsx'
import { Select } from './select.tsx'

describe('Button', () => {
  it('does not submit a form by accident', async () => {
    const onSubmit = vi.fn((event) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button>Add</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('keeps its focus and does nothing while busy', async () => {
    const onClick = vi.fn()
    const onSubmit = vi.fn((event) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={onClick}>
          Submitting
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Submitting' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
  })

  it('renders as another element with the look of a button', () => {
    render(
      <Button variant="primary" render={<a href="/file.pdf" download />}>
        Download
      </Button>,
    )
    const link = screen.getByRole('link', { name: 'Download' })
    expect(link.className).toContain('btn-primary')
    expect(link.getAttribute('type')).toBeNull()
  })

  it('names an icon button', () => {
    render(<IconButton icon={Search} label="Search" />)
    expect(screen.getByRole('button', { name: 'Search' }).title).toBe('Search')
  })

  it('an image, a switch and a select keep the focus while they are stored, and accept no change meanwhile', async () => {
    const onDone = vi.fn()
    render(
      <>
        <IconButton icon={Search} label="Remove" busy onClick={onDone} />
        <Switch label="On" checked={false} busy onChange={onDone} />
        <Select
          aria-label="Role"
          value="a"
          busy
          onChange={onDone}
          options={['a', 'b'].map((value) => ({ value, label: value }))}
        />
      </>,
    )
    const [button, box] = [screen.getByRole('button'), screen.getByRole<HTMLInputElement>('switch')]
    const select = screen.getByRole<HTMLSelectElement>('combobox')
    await userEvent.click(button)
    await userEvent.click(box)
    await userEvent.selectOptions(select, 'b')
    expect(onDone).not.toHaveBeenCalled()
    expect([box.checked, select.value]).toEqual([false, 'a'])
    for (const one of [button, box, select]) {
      one.focus()
      expect(document.activeElement).toBe(one)
      expect(one.getAttribute('aria-busy')).toBe('true')
    }
  })

  it('is a plain link without a router', () => {
    render(<ButtonLink to="/jobs?q=data">Find jobs</ButtonLink>)
    expect(screen.getByRole('link', { name: 'Find jobs' }).getAttribute('href')).toBe('/jobs?q=data')
  })
})
