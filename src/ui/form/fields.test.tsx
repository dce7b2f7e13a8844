import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { fileSize } from '../../lib/file-size.ts'
import { AppForm, FormFoot } from './app-form.tsx'
import { CheckboxField, CheckboxGroupField, RadioField, SelectField, SwitchField } from './choice-fields.tsx'
import { FileField } from './file-field.tsx'
import { addTag, TagsField } from './tags-field.tsx'
import { DateField, NumberField, PasswordField, TextareaField } from './text-fields.tsx'
import { useAppForm } from './use-app-form.ts'

const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
  { value: 'c', label: 'Gamma' },
]

/** A form with one field; its schema accepts everything except what `rule` refuses. */
function Holder({
  value,
  rule = z.any(),
  onSubmit,
  children,
}: {
  value: unknown
  rule?: z.ZodType
  onSubmit: (value: unknown) => void
  children: ReactNode
}) {
  const form = useAppForm({
    schema: z.object({ it: rule }),
    defaultValues: { it: value } as never,
    guard: false,
    onSubmit: (values) => onSubmit((values as { it: unknown }).it),
  })
  return (
    <AppForm form={form}>
      {children}
      <FormFoot submit="Save" />
    </AppForm>
  )
}

function hold(value: unknown, children: ReactNode, rule?: z.ZodType) {
  const onSubmit = vi.fn()
  render(
    <Holder value={value} rule={rule} onSubmit={onSubmit}>
      {children}
    </Holder>,
  )
  const saved = async () => {
    onSubmit.mockClear()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    return onSubmit.mock.calls[0]?.[0]
  }
  return { saved, onSubmit }
}

describe('text fields', () => {
  it('shows and hides a password', async () => {
    hold('', <PasswordField name="it" label="Password" required />)
    const field = screen.getByLabelText<HTMLInputElement>(/^Password/)
    expect(field.type).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field.type).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field.type).toBe('password')
  })

  it('accepts a password that is pasted or filled in by a password manager', async () => {
    hold('', <PasswordField name="it" label="Password" autoComplete="new-password" required />)
    const field = screen.getByLabelText<HTMLInputElement>(/^Password/)
    expect(field.autocomplete).toBe('new-password')
    await userEvent.click(field)
    await userEvent.paste('quiet river stone')
    expect(field.value).toBe('quiet river stone')
    expect(field.maxLength).toBeLessThanOrEqual(0)
  })

  it('counts characters, and does not cut text over the limit', async () => {
    const { saved } = hold('', <TextareaField name="it" label="Bio" limit={3} />)
    await userEvent.type(screen.getByLabelText('Bio'), 'abcd')
    expect(screen.getByText('4 / 3').className).toContain('is-over')
    expect(await saved()).toBe('abcd')
  })

  it('returns a number, or null when it is empty', async () => {
    const { saved } = hold(null, <NumberField name="it" label="Salary" unit="$" />)
    await userEvent.type(screen.getByLabelText('Salary'), '98000')
    expect(await saved()).toBe(98000)
    await userEvent.clear(screen.getByLabelText('Salary'))
    expect(await saved()).toBeNull()
  })

  it('returns a date', async () => {
    const { saved } = hold('', <DateField name="it" label="Start" />)
    fireEvent.change(screen.getByLabelText('Start'), { target: { value: '2025-10-31' } })
    expect(await saved()).toBe('2025-10-31')
  })
})

describe('choices', () => {
  it('keeps checked options in the order of the list', async () => {
    const { saved } = hold(['b'], <CheckboxGroupField name="it" label="Which" options={options} />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Gamma' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Alpha' }))
    expect(await saved()).toEqual(['a', 'b', 'c'])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Beta' }))
    expect(await saved()).toEqual(['a', 'c'])
    expect(screen.getByRole('group', { name: 'Which' })).toBeTruthy()
  })

  it('has one option of a radio group and several of a checkbox group', async () => {
    const { saved } = hold('a', <RadioField name="it" label="Which" options={options} layout="cards" />)
    await userEvent.click(screen.getByRole('radio', { name: 'Beta' }))
    expect(await saved()).toBe('b')
  })

  it('describes each radio option', () => {
    const roles = options.map((option) => ({ ...option, help: `It does ${option.label}.` }))
    hold('a', <RadioField name="it" label="Which" options={roles} layout="cards" />)
    expect(screen.getByRole('radio', { name: /^Beta/ }).closest('label')?.textContent).toBe('BetaIt does Beta.')
  })

  it('shows its placeholder until something is chosen', async () => {
    const { saved } = hold('', <SelectField name="it" label="Which" options={options} placeholder="Choose one" />)
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Which' }).selectedOptions[0]?.text).toBe(
      'Choose one',
    )
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Gamma')
    expect(await saved()).toBe('c')
  })

  it('returns true and false', async () => {
    const { saved } = hold(
      false,
      <>
        <CheckboxField name="it" label="I agree" required />
        <SwitchField name="it" label="Same, as a switch" />
      </>,
    )
    await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }))
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true)
    expect(await saved()).toBe(true)
  })

  it('focuses the first box of a group that has an error', async () => {
    const { onSubmit } = hold(
      [],
      <CheckboxGroupField name="it" label="Which" options={options} required />,
      z.array(z.string()).min(1, 'Choose at least one'),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const error = await screen.findByText('Choose at least one')
    expect(screen.getByRole('group').getAttribute('aria-describedby')).toContain(error.id)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Alpha' })))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('shows no error while the pointer is down, so that the pressed button does not move', async () => {
    const rule = z.array(z.string()).min(1, 'Choose at least one')
    hold(['a'], <CheckboxGroupField name="it" label="Which" options={options} />, rule)
    const user = userEvent.setup()
    await user.click(screen.getByRole('checkbox', { name: 'Alpha' }))
    const beta = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Beta' })
    await user.pointer({ target: beta, keys: '[MouseLeft>]' })
    expect(document.activeElement).toBe(beta)
    await expect(screen.findByText('Choose at least one', {}, { timeout: 100 })).rejects.toThrow()
    await user.pointer({ keys: '[/MouseLeft]' })
    expect(beta.checked).toBe(true)
    await expect(screen.findByText('Choose at least one', {}, { timeout: 100 })).rejects.toThrow()
    // after a failed submit, the group's error appears as soon as the group is empty
    await user.click(beta)
    await user.click(document.body)
    expect(await screen.findByText('Choose at least one')).toBeTruthy()
  })
})

describe('tags', () => {
  it.each([
    [['SQL'], ' dbt ', ['SQL', 'dbt']],
    [['SQL'], 'sql', ['SQL']],
    [['SQL'], '   ', ['SQL']],
    [[], 'data   analysis', ['data analysis']],
  ])('%j and %j make %j', (tags, typed, result) => {
    expect(addTag(tags, typed)).toEqual(result)
  })

  it('adds with Enter without submitting, removes with a button and with Backspace', async () => {
    const { saved, onSubmit } = hold([], <TagsField name="it" label="Skills" />)
    const field = screen.getByLabelText('Skills')
    await userEvent.type(field, 'SQL{Enter}dbt,Looker{Enter}SQL{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(await saved()).toEqual(['SQL', 'dbt', 'Looker'])
    await userEvent.click(screen.getByRole('button', { name: 'Remove dbt' }))
    await userEvent.type(field, '{Backspace}')
    expect(await saved()).toEqual(['SQL'])
  })

  it('adds typed text on blur, and no more tags than allowed', async () => {
    const { saved } = hold([], <TagsField name="it" label="Skills" max={1} />)
    await userEvent.type(screen.getByLabelText('Skills'), 'SQL')
    expect(await saved()).toEqual(['SQL'])
    expect(screen.getByLabelText<HTMLInputElement>('Skills').disabled).toBe(true)
  })
})

describe('files', () => {
  it.each([
    [0, '0 B'],
    [48 * 1024, '48 KB'],
    [10_485_760, '10.0 MB'],
  ])('writes %d bytes as %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text)
  })

  const pdf = new File(['%PDF'], 'okafor.pdf', { type: 'application/pdf' })

  it('takes a chosen file and removes it', async () => {
    const { saved } = hold(null, <FileField name="it" label="Resume" accept=".pdf" hint="PDF up to 10MB" />)
    await userEvent.upload(screen.getByLabelText('Resume'), pdf)
    expect(await screen.findByText('okafor.pdf')).toBeTruthy()
    expect(await saved()).toBe(pdf)
    await userEvent.click(screen.getByRole('button', { name: 'Remove okafor.pdf' }))
    expect(await saved()).toBeNull()
  })

  it('takes a dropped file', async () => {
    const { saved } = hold(null, <FileField name="it" label="Resume" />)
    fireEvent.drop(screen.getByLabelText('Resume').parentElement as HTMLElement, { dataTransfer: { files: [pdf] } })
    expect(await saved()).toBe(pdf)
  })

  it('shows the progress of an upload and cancels it', async () => {
    const onCancel = vi.fn()
    hold(pdf, <FileField name="it" label="Resume" progress={40} onCancel={onCancel} />)
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading okafor.pdf' }).value).toBe(40)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload of okafor.pdf' }))
    expect(onCancel).toHaveBeenCalledTimes(1)
  })
})
