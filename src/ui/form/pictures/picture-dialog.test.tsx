import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { UiProviders } from '#ui/shell/ui-providers.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import type { DescribedPicture, PictureSource } from './pictures.ts'

const stored = { url: '/p/1', width: 80, height: 40 }
const file = new File(['x'.repeat(10)], 'desk.png', { type: 'image/png' })

function show(source: Partial<PictureSource> = {}, before: DescribedPicture | null = null) {
  const [send, onDone, onClose] = [vi.fn(async () => stored), vi.fn(), vi.fn()]
  const whole = { isOwn: () => true, send, maxBytes: 10, tooLarge: 'Too large', hint: 'Drop it here', ...source }
  render(
    <UiProviders>
      <PictureDialog title="Add an image" before={before} source={whole} onClose={onClose} onDone={onDone} />
    </UiProviders>,
  )
  return { send, onDone, onClose }
}
const choose = async (one = file) => userEvent.upload(await screen.findByLabelText('Choose an image'), one)
const insert = () => userEvent.click(screen.getByRole('button', { name: 'Insert' }))

describe('the image dialog', () => {
  it('requires an image and its alternative text', async () => {
    const { onDone } = show()
    await screen.findByText('Drop it here')
    await insert()
    expect(screen.getByText('Choose an image first')).toBeTruthy()
    await choose()
    await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toBe('/p/1'))
    await insert()
    expect(screen.getByRole('alert').textContent).toBe('Describe the image')
    expect(onDone).not.toHaveBeenCalled()
    await userEvent.type(screen.getByLabelText(/Alt text/), ' A desk ')
    await insert()
    expect(onDone.mock.calls).toEqual([[{ ...stored, alt: 'A desk' }]])
  })

  it('does not upload a file that is too large, and shows why one is refused', async () => {
    const send = vi.fn(() => Promise.reject(Object.assign(new Error('No picture'), { defined: true })))
    show({ send })
    await choose(new File(['x'.repeat(11)], 'large.png', { type: 'image/png' }))
    expect(await screen.findByText('Too large')).toBeTruthy()
    expect(send).not.toHaveBeenCalled()
    await choose()
    expect(await screen.findByText('No picture')).toBeTruthy()
    expect(screen.queryByText('Too large')).toBeNull()
    expect(screen.getByRole('button', { name: 'Insert' }).hasAttribute('disabled')).toBe(false)
  })

  it('shows its own text when the upload failed', async () => {
    show({ send: () => Promise.reject(new Error('')) })
    await choose()
    expect(await screen.findByText('Failed to upload the image')).toBeTruthy()
  })

  it('waits during the upload', async () => {
    let finish = (_: typeof stored) => {}
    show({
      send: () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    })
    await choose()
    expect((await screen.findByRole('status')).textContent).toBe('Uploading')
    expect(screen.getByRole('button', { name: 'Insert' }).hasAttribute('disabled')).toBe(true)
    finish(stored)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Drop it here'))
    expect(screen.getByRole('button', { name: 'Insert' }).hasAttribute('disabled')).toBe(false)
  })

  it('accepts an image without text only if it may be decorative and is marked so', async () => {
    const { onDone } = show({ mayBeDecorative: true })
    await choose()
    await userEvent.type(screen.getByLabelText(/Alt text/), 'A line')
    await userEvent.click(screen.getByRole('checkbox', { name: /^Decorative/ }))
    expect(screen.getByLabelText(/Alt text/).hasAttribute('disabled')).toBe(true)
    await insert()
    expect(onDone.mock.calls).toEqual([[{ ...stored, alt: '' }]])
  })

  it.each([
    [true, true],
    [false, undefined],
  ])('recognizes a decorative image: %s', async (mayBeDecorative, isTicked) => {
    show({ mayBeDecorative }, { ...stored, alt: '' })
    await screen.findByRole('button', { name: 'Save' })
    const box = screen.queryByRole('checkbox') as HTMLInputElement | null
    expect(box?.checked).toBe(isTicked)
  })
})
