import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../primitives/button.tsx'
import { Dialog, DialogBody } from '../primitives/dialog.tsx'
import { ConfirmProvider, useConfirm } from './confirm.tsx'

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
  ])('answers %s with %s, and first focuses the harmless button', async (how, answer) => {
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

  it('does not count the second click of a double click on the button that opened it as an answer', async () => {
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

describe('a question that was just opened', () => {
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['for no answer where the tap that opened it was', 10, false],
    ['for an answer elsewhere', 300, true],
  ])('accepts a quick tap %s', async (_, y, isAnswer) => {
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
  it('stays open if the second click of a double click is outside', async () => {
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
