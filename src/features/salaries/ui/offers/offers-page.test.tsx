import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { isId } from '#lib/ids.ts'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { StoredOffer } from '../../offer-draft.ts'
import { analysis, nothing, offer } from '../salary-answers.testing.ts'
import { OffersPage } from './offers-page.tsx'

const second = offer({
  id: '0199d1f0-0000-7000-8000-000000000012',
  name: 'Orrery Labs',
  location: 'Seattle, WA',
  base: 119_000,
  bonus: 12_000,
  equity: 120_000,
  paidDays: 15,
  healthValue: 6_000,
  matchValue: 0,
  costIndex: 150,
})
const show = (offers: StoredOffer[], answers = {}) =>
  showScreen(<OffersPage />, {
    answers: { 'salaries.listOffers': () => offers, 'salaries.analyze': () => analysis(), ...answers },
  })
const callsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)

it('compares two offers in a sentence, a chart with its table, and a table of all figures', async () => {
  show([offer(), second])
  const worth = within(await screen.findByRole('region', { name: 'Worth a Year' }))
  expect(
    worth.getByText(
      'Orrery Labs is worth $37,000 a year more than Fernway Health. Adjusted for cost of living, Fernway Health leads, by $18,667.',
    ),
  ).toBeTruthy()
  await userEvent.click(worth.getByRole('button', { name: 'Table' }))
  expect(worth.getByRole('row', { name: 'Orrery Labs $119,000 $12,000 $30,000 $6,000 $167,000 $111,333' })).toBeTruthy()
  const table = within(screen.getByRole('table', { name: 'Offers side by side' }))
  expect(table.getByRole('row', { name: 'Total a year $130,000 $167,000' })).toBeTruthy()
  expect(table.getByRole('row', { name: 'Paid time off 20 15' })).toBeTruthy()
  expect(table.getByRole('row', { name: /^Cost of living/ }).textContent).toContain('100150')
})

it('mentions no adjusted order if all places have the same cost of living', async () => {
  show([offer(), { ...second, costIndex: offer().costIndex }])
  const worth = within(await screen.findByRole('region', { name: 'Worth a Year' }))
  expect(
    worth.getByText(
      "Orrery Labs is worth $37,000 a year more than Fernway Health. The cost of living is 100 for each, so the order doesn't change.",
    ),
  ).toBeTruthy()
})

it('writes a note in which each sentence cites a figure with a link to its source', async () => {
  show([offer(), second])
  const note = within(await screen.findByRole('region', { name: 'Negotiation note' }))
  await note.findByRole('button', { name: 'Copy note' })
  const sentences = note.getAllByRole('listitem')
  expect(sentences.length).toBeGreaterThan(2)
  for (const sentence of sentences) {
    const [link] = within(sentence).getAllByRole('link')
    expect(link?.textContent).toMatch(/^\$?\d/)
    const to = link?.getAttribute('href') ?? ''
    if (to.startsWith('#')) expect(document.getElementById(to.slice(1))?.textContent).toMatch(/\d/)
    else expect(to).toBe('/app/salary?jobTitle=Data+Analyst&location=Portland%2C+OR')
  }
  const own = note.getAllByRole('link', { name: '$104,000' })[0]?.getAttribute('href') ?? ''
  expect(document.getElementById(own.slice(1))?.textContent).toBe('$104,000')
  await userEvent.selectOptions(note.getByRole('combobox', { name: 'Offer to negotiate' }), 'Orrery Labs')
  await waitFor(() =>
    expect(callsOf('salaries.analyze').at(-1)).toEqual({ jobTitle: 'Data Analyst', location: 'Seattle, WA' }),
  )
})

it('writes no note without figures', async () => {
  show([offer()], { 'salaries.analyze': () => nothing() })
  expect(await screen.findByText(/There's no market data for Data Analyst in Portland, OR/)).toBeTruthy()
  expect(screen.getByText('Add a second offer to compare them side by side.')).toBeTruthy()
})

it('validates an offer before sending, preserves typed text after an error, and retries with the same id', async () => {
  const rows: StoredOffer[] = []
  let isDown = true
  show(rows, {
    'salaries.saveOffer': (input: StoredOffer) => {
      if (isDown) throw new Error('away')
      rows.push(offer(input))
      return offer(input)
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Add offer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an offer' }))
  const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Add offer' }))
  await submit()
  expect(await dialog.findByText("Please enter the company's name")).toBeTruthy()
  expect(dialog.getByText('Please enter the job title')).toBeTruthy()
  expect(dialog.getByText('Please enter the location')).toBeTruthy()
  expect(callsOf('salaries.saveOffer')).toEqual([])
  await userEvent.type(dialog.getByLabelText(/Employer/), 'Fernway Health')
  await userEvent.type(dialog.getByLabelText(/Job title/), 'Data Analyst')
  await userEvent.type(dialog.getByLabelText(/^Location/), 'Portland')
  await userEvent.type(dialog.getByLabelText(/Base salary/), '104000')
  await submit()
  expect(await dialog.findByText('Failed to save offer. Please try again.')).toBeTruthy()
  isDown = false
  await submit()
  await waitFor(() => expect(toastTexts()).toEqual(['SuccessOffer added']))
  const [first, again] = callsOf('salaries.saveOffer') as StoredOffer[]
  expect(isId(first?.id)).toBe(true)
  expect(again).toEqual(first)
  expect(first).toMatchObject({ base: 104_000, bonus: 0, equity: 0, costIndex: 100 })
  expect((await screen.findAllByText('Fernway Health')).length).toBeGreaterThan(0)
})

it('shows the error message of the contract at the limit', async () => {
  const text = "You've reached the limit. Delete one to add another."
  show([offer()], {
    'salaries.saveOffer': () => {
      throw refusal('TOO_MANY', text)
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Fernway Health' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save offer' }))
  expect(await screen.findByText(text)).toBeTruthy()
})

it('deletes an offer after confirmation', async () => {
  const rows = [offer()]
  show(rows, { 'salaries.deleteOffer': () => ({ deleted: rows.splice(0).length > 0 }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Fernway Health' }))
  const ask = within(await screen.findByRole('alertdialog'))
  await userEvent.click(ask.getByRole('button', { name: 'Delete offer' }))
  expect(await screen.findByRole('heading', { name: 'No offers yet' })).toBeTruthy()
  expect(toastTexts()).toEqual(['SuccessOffer deleted'])
})
