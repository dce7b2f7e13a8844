import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { SortableList, useSortableItem } from './sortable.tsx'

const moved = vi.fn()

function Fruit({ id }: { id: string }) {
  const { ref, grip } = useSortableItem(id)
  return (
    <li ref={ref}>
      <button type="button" {...grip}>
        {id}
      </button>
    </li>
  )
}

function Fruits() {
  const [ids, setIds] = useState(['Apple', 'Pear', 'Plum'])
  const onMove = (from: number, to: number) => {
    moved(from, to)
    const [id] = ids.slice(from, from + 1)
    setIds(ids.toSpliced(from, 1).toSpliced(to, 0, id as string))
  }
  return (
    <SortableList ids={ids} noun="fruit" nameOf={(id) => (id === 'Plum' ? '' : id)} onMove={onMove}>
      {(order) => (
        <ol>
          {order.map((id) => (
            <Fruit key={id} id={id} />
          ))}
        </ol>
      )}
    </SortableList>
  )
}

const order = () => screen.getAllByRole('listitem').map((row) => row.textContent)
const said = () =>
  screen
    .getAllByRole('status')
    .map((node) => node.textContent)
    .join('')
const show = () => {
  moved.mockClear()
  render(<Fruits />)
  return userEvent.setup()
}

it('moves an item by keyboard, announces its place, and calls the list once', async () => {
  const user = show()
  screen.getByRole('button', { name: 'Apple' }).focus()
  await user.keyboard(' ')
  expect(said()).toBe('Apple picked up, place 1 of 3.')
  await user.keyboard('{ArrowDown}')
  expect(order()).toEqual(['Pear', 'Apple', 'Plum'])
  expect(said()).toBe('Apple is at place 2 of 3.')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(order()).toEqual(['Pear', 'Plum', 'Apple'])
  expect(document.activeElement?.textContent).toBe('Apple')
  expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true')
  expect(moved).not.toHaveBeenCalled()
  await user.keyboard(' ')
  expect(said()).toBe('Apple put down at place 3 of 3.')
  expect(moved.mock.calls).toEqual([[0, 2]])
  expect(order()).toEqual(['Pear', 'Plum', 'Apple'])
  expect(document.activeElement?.textContent).toBe('Apple')
})

it('Escape returns an item to its place', async () => {
  const user = show()
  screen.getByRole('button', { name: 'Plum' }).focus()
  await user.keyboard('{Enter}{ArrowUp}{Escape}')
  expect(order()).toEqual(['Apple', 'Pear', 'Plum'])
  expect(said()).toBe('The fruit is back at place 3 of 3.')
  await user.keyboard('{ArrowUp}')
  expect(order()).toEqual(['Apple', 'Pear', 'Plum'])
  expect(moved).not.toHaveBeenCalled()
})

it('drops a picked-up item when the focus moves away', async () => {
  const user = show()
  screen.getByRole('button', { name: 'Pear' }).focus()
  await user.keyboard(' {ArrowUp}')
  await user.tab()
  expect(moved.mock.calls).toEqual([[1, 0]])
  expect(order()).toEqual(['Pear', 'Apple', 'Plum'])
})
