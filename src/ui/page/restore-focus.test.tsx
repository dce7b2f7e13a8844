import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { Dialog, DialogBody } from '../primitives/dialog.tsx'
import { UiProviders } from '../shell/ui-providers.tsx'
import { useConfirm } from './confirm.tsx'

const callbacks: (() => void)[] = []
beforeEach(() => void callbacks.splice(0))

/** Rows that are removed after a confirmation and once `answer` resolves, as with a server. */
function Rows({ names }: { names: string[] }) {
  const [left, setLeft] = useState(names)
  const confirm = useConfirm()
  const remove = async (name: string) => {
    if (!(await confirm({ title: 'Remove', text: name, action: 'Remove it' }))) return
    callbacks.push(() => setLeft((before) => before.filter((one) => one !== name)))
  }
  return (
    <main>
      <button type="button">New row</button>
      {left.length === 0 && <p>Nothing here</p>}
      {left.length > 0 && (
        <ul>
          {left.map((name) => (
            <li key={name}>
              <button type="button">Edit {name}</button>
              <button type="button" onClick={() => void remove(name)}>
                Delete {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}

const show = (...names: string[]) =>
  render(
    <UiProviders>
      <Rows names={names} />
    </UiProviders>,
  )
async function answer() {
  await waitFor(() => expect(callbacks).toHaveLength(1))
  act(() => callbacks.shift()?.())
}
const focused = () => document.activeElement?.textContent

async function pressDelete(name: string, keys = '{Tab}{Enter}') {
  screen.getByRole('button', { name: `Delete ${name}` }).focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('alertdialog')
  await userEvent.keyboard(keys)
}

async function removeByKey(name: string) {
  await pressDelete(name)
  await answer()
}

it('moves the focus from a removed row to the row in its place, then to the last one, then next to the list', async () => {
  show('one', 'two', 'three')
  await removeByKey('two')
  await waitFor(() => expect(focused()).toBe('Delete three'))
  await removeByKey('three')
  await waitFor(() => expect(focused()).toBe('Delete one'))
  await removeByKey('one')
  await screen.findByText('Nothing here')
  await waitFor(() => expect(focused()).toBe('New row'))
})

it('leaves the focus where it was after a cancelled removal', async () => {
  show('one', 'two')
  await pressDelete('one', '{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(focused()).toBe('Delete one'))
})

it('stays in the dialog whose row was removed, wherever the dialog returns the focus', async () => {
  render(
    <UiProviders>
      <button type="button">Behind</button>
      <Dialog open onOpenChange={() => {}} title="Rows">
        <DialogBody>
          <Rows names={['one', 'two']} />
        </DialogBody>
      </Dialog>
    </UiProviders>,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Rows' })
  await within(dialog).findByText('Edit one')
  within(dialog).getByRole('button', { name: 'Delete one' }).focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('alertdialog')
  await userEvent.keyboard('{Tab}{Enter}')
  await answer()
  await waitFor(() => expect(screen.queryByText('Edit one')).toBeNull())
  dialog.focus()
  await waitFor(() => expect(focused()).toBe('Delete two'))
})
