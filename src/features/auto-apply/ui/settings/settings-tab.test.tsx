import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { refusal, toastTexts } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import { callsOf, ID, settings, show } from '../auto-apply-page.testing.tsx'

beforeEach(() => toasts.close())

const fails = () => Promise.reject(refusal('RATE_LIMITED', 'Too many changes.'))

it('Save caps › refuses a number above the limit, shows a refusal, and saves both caps (AUTO-05)', async () => {
  let isBroken = true
  show({ tab: 'settings' }, { 'autoApply.saveSettings': () => (isBroken ? fails() : settings) })
  const field = await screen.findByLabelText(/Applications per day/)
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save caps' }))
  await userEvent.clear(field)
  await userEvent.type(field, '100000')
  await save()
  expect(await screen.findByText(/^Please enter a whole number from/)).toBeTruthy()
  expect(callsOf('autoApply.saveSettings')).toEqual([])
  await userEvent.clear(field)
  await userEvent.type(field, '3')
  await save()
  expect(await screen.findByText('Too many changes.')).toBeTruthy()
  isBroken = false
  await save()
  await waitFor(() => expect(toastTexts()).toEqual(['Caps saved']))
  expect(callsOf('autoApply.saveSettings').at(-1)).toEqual({
    ...{ dailyCap: 3, companyCap: 2, isPaused: false, remembersAnswers: false },
  })
})

it('Stop skipping › no longer skips the company, or shows that it failed', async () => {
  let isBroken = true
  const avoided = [{ companyId: ID, name: 'Northwind' }]
  const answers = {
    'autoApply.settings': () => ({ ...settings, avoided }),
    'autoApply.stopAvoiding': () => (isBroken ? fails() : { done: true }),
  }
  show({ tab: 'settings' }, answers)
  const stop = async () => userEvent.click(await screen.findByRole('button', { name: 'Stop skipping Northwind' }))
  await stop()
  await waitFor(() => expect(toastTexts()[0]).toContain('Too many changes.'))
  isBroken = false
  await stop()
  await waitFor(() => expect(toastTexts()).toEqual(['This company is no longer skipped']))
  expect(callsOf('autoApply.stopAvoiding')).toEqual([{ companyId: ID }, { companyId: ID }])
})

it('Import from my applications › says how many answers were imported and skipped, or that it failed (AUTO-04)', async () => {
  let isBroken = true
  const answers = {
    'autoApply.listAnswers': () => [],
    'autoApply.collectAnswers': () => (isBroken ? fails() : { kept: 1, leftOut: 2 }),
  }
  show({ tab: 'answers' }, answers)
  const collect = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Import from my applications' }))
  await collect()
  await waitFor(() => expect(toastTexts()[0]).toContain('Too many changes.'))
  isBroken = false
  await collect()
  await waitFor(() => expect(toastTexts()).toEqual(['1 answer imported. 2 skipped: legal, personal or job-specific.']))
})
