import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { AppForm } from './app-form.tsx'
import { CheckboxField, SelectField } from './choice-fields.tsx'
import { useField } from './field-shell.tsx'
import { NumberField, PasswordField, TextareaField, TextField } from './text-fields.tsx'
import { useAppForm } from './use-app-form.ts'

const schema = z.object({
  email: z.string(),
  password: z.string(),
  about: z.string(),
  years: z.number().nullable(),
  isRemote: z.boolean(),
  kind: z.string(),
  end: z.string().nullable(),
})
const defaultValues = {
  email: 'known@example.test',
  password: '',
  about: 'As\r\nstored',
  years: 3,
  isRemote: false,
  kind: 'a',
  end: null,
}
const kinds = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]

/** A disabled field whose text differs from its value, like the end date of a current job, which shows 'Present'. */
function EndField() {
  const { field, ids } = useField({ name: 'end', label: 'End' })
  return <input id={ids.control} name={field.name} value="Present" disabled readOnly />
}

function Form({ onSubmit }: { onSubmit: (values: object) => void }) {
  const form = useAppForm({ schema, defaultValues, onSubmit, guard: false })
  return (
    <AppForm form={form}>
      <TextField name="email" label="Email" type="email" />
      <PasswordField name="password" label="Password" />
      <TextareaField name="about" label="About" />
      <NumberField name="years" label="Years" />
      <CheckboxField name="isRemote" label="Remote" />
      <SelectField name="kind" label="Kind" options={kinds} />
      <EndField />
      <output>{form.formState.isDirty ? 'changed' : 'as it was'}</output>
    </AppForm>
  )
}

/** Renders on the server, lets the user type, and then hydrates. */
async function hydrated(before: (form: HTMLFormElement) => void) {
  const onSubmit = vi.fn()
  const box = document.createElement('div')
  box.innerHTML = renderToString(<Form onSubmit={onSubmit} />)
  document.body.replaceChildren(box)
  const form = box.querySelector('form')!
  before(form)
  await act(async () => void hydrateRoot(box, <Form onSubmit={onSubmit} />))
  const submit = () =>
    act(async () => void form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  return { box, submit, onSubmit }
}

const field = <T extends HTMLElement = HTMLInputElement>(form: HTMLFormElement, name: string) =>
  form.querySelector<T>(`[name=${name}]`)!

it('keeps and submits text that was typed before hydration', async () => {
  const { box, submit, onSubmit } = await hydrated((form) => {
    field(form, 'email').value = 'ada@example.test'
    field(form, 'password').value = 'quiet river'
    field<HTMLTextAreaElement>(form, 'about').value = 'Typed early'
    field(form, 'years').value = '7'
    field(form, 'isRemote').checked = true
    field<HTMLSelectElement>(form, 'kind').value = 'b'
  })
  expect(field(box.querySelector('form')!, 'email').value).toBe('ada@example.test')
  expect(box.querySelector('output')?.textContent).toBe('changed')
  await submit()
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    email: 'ada@example.test',
    password: 'quiet river',
    about: 'Typed early',
    years: 7,
    isRemote: true,
    kind: 'b',
    end: null,
  })
})

it('takes over no value if the user typed nothing', async () => {
  const { box, submit, onSubmit } = await hydrated(() => {})
  expect(box.querySelector('output')?.textContent).toBe('as it was')
  await submit()
  expect(onSubmit.mock.calls[0]?.[0]).toEqual(defaultValues)
})

it('sends no field in the URL while no script runs', async () => {
  const { box } = await hydrated(() => {})
  expect(box.querySelector('form')?.method).toBe('post')
})
