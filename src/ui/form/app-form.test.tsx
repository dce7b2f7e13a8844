import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useNavigate,
} from '@tanstack/react-router'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { toastTexts } from '#testing/show-screen.tsx'
import { toast } from '../primitives/toast.ts'
import { Toaster } from '../primitives/toaster.tsx'
import { AppForm, FormFoot } from './app-form.tsx'
import { TextField } from './text-fields.tsx'
import { type AppFormOptions, useAppForm } from './use-app-form.ts'

const Person = z.object({
  name: z.string().trim().min(1, 'Full name is required'),
  email: z.email('Please enter a valid email address'),
})

type Options = Partial<AppFormOptions<typeof Person>>

function Form({ reachesPerson, ...options }: Options & { reachesPerson?: boolean }) {
  const form = useAppForm({
    schema: Person,
    defaultValues: { name: '', email: '' },
    onSubmit: () => {},
    ...options,
  })
  return (
    <AppForm form={form} label="Person" {...(reachesPerson && { reachesPerson })}>
      <TextField name="name" label="Full Name" required />
      <TextField name="email" label="Email" required help="We never show it." />
      <FormFoot submit="Save" busyText="Saving" />
    </AppForm>
  )
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) })
const save = () => userEvent.click(screen.getByRole('button', { name: /Sav/ }))
const fill = async (name = 'Maya', email = 'maya@okafor.example') => {
  await userEvent.type(field('Full Name'), name)
  await userEvent.type(field('Email'), email)
}

describe('AppForm', () => {
  it('is submitted by Enter in a field, but not if Enter was already down before the form opened', async () => {
    const onSubmit = vi.fn()
    render(<Form onSubmit={onSubmit} />)
    await fill()
    expect(fireEvent.keyDown(field('Email'), { key: 'Enter', repeat: true })).toBe(false)
    await userEvent.type(field('Email'), '{Enter}')
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  })

  it('is submitted only by its button if it is sent to another person', async () => {
    const onSubmit = vi.fn()
    render(<Form onSubmit={onSubmit} reachesPerson />)
    await fill()
    await userEvent.type(field('Email'), '{Enter}')
    await userEvent.type(field('Full Name'), '{Enter}')
    await save()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  })

  it('removes the error of a failed attempt once an attempt succeeds, and nothing else (SHELL-30)', async () => {
    const fails = [true, true, false]
    render(
      <>
        <Form
          onSubmit={() => {
            if (fails.shift()) throw new Error('away')
            toast.success('Saved')
          }}
          onFail={() => void toast.error(`Not saved ${fails.length}`)}
        />
        <Toaster />
      </>,
    )
    act(() => void toast.error('Failed to load jobs'))
    await fill()
    await save()
    await waitFor(() => expect(toastTexts()).toEqual(['Not saved 2']))
    await save()
    await waitFor(() => expect(toastTexts()).toEqual(['Not saved 1']))
    await save()
    await waitFor(() => expect(toastTexts()).toEqual(['Saved']))
    await userEvent.click(
      within(document.querySelector<HTMLElement>('.toast:not([data-limited])')!).getByRole('button', {
        name: 'Dismiss',
      }),
    )
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to load jobs']))
  })

  it('loads a schema on demand at the first validation', async () => {
    const schema = vi.fn(async () => Person)
    const onSubmit = vi.fn()
    render(<Form schema={schema} onSubmit={onSubmit} />)
    await save()
    expect(await screen.findByText('Full name is required')).toBeTruthy()
    await fill()
    await save()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    expect(schema).toHaveBeenCalledTimes(1)
  })

  it('submits nothing unchecked: it shows that a schema failed to load, and loads it again', async () => {
    const schema = vi.fn<() => Promise<typeof Person>>().mockRejectedValue(new Error('away'))
    const onSubmit = vi.fn()
    render(<Form schema={schema} onSubmit={onSubmit} />)
    await fill()
    await save()
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy()
    expect(onSubmit).not.toHaveBeenCalled()
    schema.mockResolvedValue(Person)
    await save()
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: 'Maya', email: 'maya@okafor.example' }))
  })

  it('validates a field on blur, and shows the text of the schema next to it', async () => {
    render(<Form />)
    await userEvent.type(field('Email'), 'maya@')
    expect(screen.queryByText('Please enter a valid email address')).toBeNull()
    await userEvent.tab()
    const error = await screen.findByText('Please enter a valid email address')
    expect(field('Email').getAttribute('aria-invalid')).toBe('true')
    const described = field('Email').getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described).toContain(error.id)
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('We never show it.')
  })

  it('moves the focus to the first error on submit and sends nothing', async () => {
    const onSubmit = vi.fn()
    render(<Form onSubmit={onSubmit} />)
    await save()
    await screen.findByText('Full name is required')
    await waitFor(() => expect(document.activeElement).toBe(field('Full Name')))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('gives the parsed values to onSubmit', async () => {
    const onSubmit = vi.fn()
    render(<Form onSubmit={onSubmit} />)
    await fill('  Maya  ')
    await save()
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: 'Maya', email: 'maya@okafor.example' }))
  })

  it('never submits twice at once', async () => {
    let finish = () => {}
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    render(<Form onSubmit={onSubmit} />)
    await fill()
    await userEvent.keyboard('{Enter}{Enter}')
    await save()
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Saving' }).getAttribute('aria-busy')).toBe('true')
    finish()
    await screen.findByRole('button', { name: 'Save' })
    await save()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
  })

  it('keeps the input when the server refuses, and shows the refusal at its field', async () => {
    render(<Form onSubmit={(_, form) => form.setServerError('email', 'This email is taken')} />)
    await fill()
    await save()
    await screen.findByText('This email is taken')
    expect(field('Email').value).toBe('maya@okafor.example')
    await waitFor(() => expect(document.activeElement).toBe(field('Email')))
  })

  it('shows a refusal of the whole form above the buttons, and removes it on the next try', async () => {
    let isBroken = true
    const onFail: Options['onFail'] = (_, form) => form.setServerError('root', 'Failed to update profile')
    const onSubmit = () => {
      if (isBroken) throw new Error('secret detail')
    }
    render(<Form onSubmit={onSubmit} onFail={onFail} />)
    await fill()
    await save()
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to update profile')
    isBroken = false
    await save()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('never shows the details of an unexpected error', async () => {
    render(
      <Form
        onSubmit={() => {
          throw new Error('column "x" does not exist')
        }}
      />,
    )
    await fill()
    await save()
    expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong. Please try again.')
  })
})

function renderApp(options: Options & { leaveOnSubmit?: boolean }) {
  const { leaveOnSubmit, ...own } = options
  function Edit() {
    const navigate = useNavigate()
    const leave = () => navigate({ to: '/elsewhere' as '/' })
    return (
      <>
        <Form {...own} {...(leaveOnSubmit && { onSubmit: leave })} />
        <button type="button" onClick={leave}>
          Elsewhere
        </button>
      </>
    )
  }
  const root = createRootRoute({ component: Outlet })
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: Edit }),
      createRoute({ getParentRoute: () => root, path: '/elsewhere', component: () => <p>Another page</p> }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(<RouterProvider router={router as never} />)
  return screen.findByRole('form', { name: 'Person' })
}

describe('leaving a form', () => {
  const go = () => userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))

  it('asks while something is unsaved; staying keeps the input, leaving discards it', async () => {
    await renderApp({})
    await userEvent.type(field('Full Name'), 'Maya')
    await go()
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(field('Full Name').value).toBe('Maya')
    await go()
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(await screen.findByText('Another page')).toBeTruthy()
  })

  it('does not ask when nothing was changed, or the change was undone', async () => {
    await renderApp({})
    await userEvent.type(field('Full Name'), 'M{Backspace}')
    await go()
    expect(await screen.findByText('Another page')).toBeTruthy()
  })

  it('does not ask when the form itself leaves after saving', async () => {
    await renderApp({ leaveOnSubmit: true })
    await fill()
    await save()
    expect(await screen.findByText('Another page')).toBeTruthy()
  })

  it('does not ask after a save, and asks again after the next change', async () => {
    const onSubmit = vi.fn()
    await renderApp({ onSubmit })
    await fill()
    await save()
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    await screen.findByRole('button', { name: 'Save' })
    await userEvent.type(field('Full Name'), ' O')
    await go()
    await screen.findByRole('alertdialog')
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.type(field('Full Name'), '{Backspace}{Backspace}')
    await go()
    expect(await screen.findByText('Another page')).toBeTruthy()
  })

  it('never asks with the guard turned off', async () => {
    await renderApp({ guard: false })
    await userEvent.type(field('Full Name'), 'Maya')
    await go()
    expect(await screen.findByText('Another page')).toBeTruthy()
  })
})
