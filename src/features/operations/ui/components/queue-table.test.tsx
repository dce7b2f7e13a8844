import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Queue } from '../../contract.ts'
import { QueueTable } from './queue-table.tsx'

const queue = (name: string, more: Partial<Queue> = {}): Queue => ({
  ...{ name, cron: null, waiting: 0, retrying: 0, active: 0, failed: 0, oldestWaitingAt: null },
  ...more,
})
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('.strong')?.textContent)

it('shows the queues that are not empty, and all of them on request', async () => {
  render(<QueueTable queues={[queue('blog.publish'), queue('mail.send', { failed: 2 }), queue('jobs.close')]} />)
  expect(names()).toEqual(['mail.send'])
  await userEvent.click(screen.getByRole('button', { name: 'Show all 3 queues' }))
  expect(names()).toEqual(['mail.send', 'blog.publish', 'jobs.close'])
})

it('shows that all queues are empty, and that no worker has run', () => {
  const { rerender } = render(<QueueTable queues={[queue('blog.publish')]} />)
  expect(screen.getByText('None of 1 queues has jobs.')).toBeDefined()
  rerender(<QueueTable queues={[]} />)
  expect(screen.getByText('No worker has run yet')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
