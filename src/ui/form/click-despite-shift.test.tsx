import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { clickDespiteShift } from './click-despite-shift.ts'

function press(up: { on: 'button' | 'elsewhere'; clientY?: number }) {
  const onClick = vi.fn()
  render(
    <>
      <button type="button" onPointerDown={clickDespiteShift} onClick={onClick}>
        Save
      </button>
      <p>elsewhere</p>
    </>,
  )
  const button = screen.getByRole('button')
  fireEvent.pointerDown(button, { clientX: 10, clientY: 10 })
  const target = up.on === 'button' ? button : screen.getByText('elsewhere')
  fireEvent.pointerUp(target, { clientX: 10, clientY: up.clientY ?? 10 })
  return onClick
}

it('counts a press on a button that moved away', () => expect(press({ on: 'elsewhere' })).toHaveBeenCalledOnce())
it('leaves the click on a button that did not move to the browser', () =>
  expect(press({ on: 'button' })).not.toHaveBeenCalled())
it('does not count dragging away as a press', () =>
  expect(press({ on: 'elsewhere', clientY: 60 })).not.toHaveBeenCalled())
it('listens once', () => {
  const onClick = press({ on: 'elsewhere' })
  fireEvent.pointerUp(screen.getByText('elsewhere'), { clientX: 10, clientY: 10 })
  expect(onClick).toHaveBeenCalledOnce()
})
