import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { showScreen } from '#testing/show-screen.tsx'
import { AppForm } from '../app-form.tsx'
import { RichTextField } from '../rich-text-field.tsx'
import { useAppForm } from '../use-app-form.ts'
import type { PictureSource } from './pictures.ts'

const pictures: PictureSource = {
  isOwn: (src) => src.startsWith('/p/'),
  send: async () => ({ url: '/p/2', width: 80, height: 40 }),
  ...{ maxBytes: 10, tooLarge: 'Too large', hint: 'Drop it here', mayBeDecorative: true },
}
let typed = ''

function Shown({ content, source }: { content: string; source?: PictureSource }) {
  const form = useAppForm({ schema: z.object({ content: z.string() }), defaultValues: { content }, onSubmit: () => {} })
  typed = form.watch('content')
  return (
    <AppForm form={form}>
      <RichTextField name="content" label="Content" {...(source && { pictures: source })} />
    </AppForm>
  )
}
const show = (content: string, source?: PictureSource) =>
  showScreen(<Shown content={content} {...(source && { source })} />)
/** Waits for the editor: before that the browser handles typed text. */
const arrived = () => waitFor(() => expect(document.querySelector('.ProseMirror[translate]')).toBeTruthy())

describe('images in rich text', () => {
  it('are offered only with a source', async () => {
    show('<p>a</p><img src="/p/1" alt="x">')
    await arrived()
    expect(screen.queryByRole('button', { name: 'Image' })).toBeNull()
    expect(document.querySelector('.rich-area img')).toBeNull()
  })

  it('are kept if they are our own, and removed otherwise', async () => {
    show('<p>a</p><img src="/p/1" alt="x"><img src="https://evil.example/x.png">', pictures)
    await arrived()
    const shown = [...document.querySelectorAll('.rich-area img')].map((img) => img.getAttribute('src'))
    expect(shown).toEqual(['/p/1'])
  })

  it.each([
    ['before text', '<p>a</p>', '<p>a</p>'],
    ['at the end', '', '<p></p>'],
  ])('are added by the tool, with the cursor after them: %s', async (_, content, after) => {
    show(content, pictures)
    await userEvent.click(await screen.findByRole('button', { name: 'Image' }))
    await userEvent.upload(
      await screen.findByLabelText('Choose an image'),
      new File(['x'], 'desk.png', { type: 'image/png' }),
    )
    await userEvent.type(screen.getByLabelText(/Alt text/), 'A desk')
    await userEvent.click(screen.getByRole('button', { name: 'Insert' }))
    await waitFor(() => expect(typed).toBe(`<img src="/p/2" alt="A desk" width="80" height="40">${after}`))
    // the next key would replace the selected image
    expect(document.querySelector('.ProseMirror-selectednode')).toBeNull()
  })
})
