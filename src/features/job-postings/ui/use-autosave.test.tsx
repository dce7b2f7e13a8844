import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppForm } from '#ui/form/app-form.tsx'
import { NumberField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import type { PostingFields } from '../contract.ts'
import { emptyPosting, FormFields, type PostingForm } from './posting-form.ts'
import { type SaveState, useAutosave } from './use-autosave.ts'

let form: PostingForm
let state: SaveState
const save = vi.fn<(fields: PostingFields) => Promise<void>>()

function Draft({ isOn = true }: { isOn?: boolean }) {
  form = useAppForm({ schema: FormFields, defaultValues: emptyPosting, onSubmit: () => {} })
  state = useAutosave(form, isOn, save)
  return (
    <AppForm form={form}>
      <TextField name="title" label="Job Title" />
      <NumberField name="salaryMin" label="From" />
      <p>{form.formState.isDirty ? 'changed' : 'same'}</p>
    </AppForm>
  )
}

const type = (title: string) => act(() => form.setValue('title', title, { shouldDirty: true }))
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const titles = () => save.mock.calls.map(([fields]) => fields.title)

beforeEach(() => {
  vi.useFakeTimers()
  save.mockReset().mockResolvedValue(undefined)
})
afterEach(() => vi.useRealTimers())

it('stores a draft once, two seconds after the last change (CJOB-15)', async () => {
  render(<Draft />)
  type('A')
  await wait(1500)
  type('Analyst')
  await wait(1999)
  expect(titles()).toEqual([])
  await wait(1)
  expect(titles()).toEqual(['Analyst'])
  expect(state).toBe('saved')
  screen.getByText('same')
  await wait(60_000)
  expect(titles()).toEqual(['Analyst'])
})

it('stores also what was typed while saving', async () => {
  let answer = () => {}
  save.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  render(<Draft />)
  type('A')
  await wait(2000)
  type('AB')
  await act(async () => answer())
  screen.getByText('changed')
  await wait(2000)
  expect(titles()).toEqual(['A', 'AB'])
})

it('does not send an invalid draft, and sends it once it is valid (CJOB-13)', async () => {
  render(<Draft />)
  act(() => form.setValue('salaryMin', -5, { shouldDirty: true }))
  await wait(2000)
  expect(state).toBe('invalid')
  act(() => form.setValue('salaryMin', 5, { shouldDirty: true }))
  await wait(2000)
  expect(save).toHaveBeenCalledOnce()
})

it('retries when the server was unavailable, and stops when someone else changed the job', async () => {
  save.mockRejectedValueOnce(new TypeError('fetch failed'))
  render(<Draft />)
  type('A')
  await wait(2000)
  expect(state).toBe('failed')
  await wait(10_000)
  expect(state).toBe('saved')

  save.mockRejectedValueOnce({ defined: true, code: 'POSTING_CHANGED_MEANWHILE', status: 409 })
  type('B')
  await wait(2000)
  expect(state).toBe('conflict')
  type('C')
  await wait(60_000)
  expect(titles()).toEqual(['A', 'A', 'B'])
})

it('does not save a job that is not a draft', async () => {
  render(<Draft isOn={false} />)
  type('A')
  await wait(60_000)
  expect(save).not.toHaveBeenCalled()
})
