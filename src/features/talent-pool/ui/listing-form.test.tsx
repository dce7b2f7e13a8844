import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { calls, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { Listing, SaveListing } from '../contract.ts'
import { ListingForm } from './components/listing-form.tsx'

const company = (n: number, name: string) => ({ id: `0199d1f0-0000-7000-8000-00000000000${n}`, name })
const [kestrel, northwind] = [company(1, 'Kestrel'), company(2, 'Northwind')]
const listing: Listing = {
  isListed: true,
  headline: 'Data analyst',
  showsName: true,
  showsLocation: true,
  showsSkills: true,
  resumeId: null,
  hidesFromEmployer: true,
  hiddenFrom: [kestrel],
  listedAt: new Date('2026-11-01T10:00:00Z'),
  currentCompany: null,
  resumes: [],
}
const candidate = {
  ...{ id: kestrel.id, name: 'Maya', headline: '', location: null, skills: [], hasResume: false },
}
const show = (answers: Record<string, (input: never) => unknown> = {}) =>
  showScreen(<ListingForm listing={listing} />, {
    answers: {
      'talentPool.preview': () => candidate,
      'talentPool.companies': () => [kestrel, northwind],
      'talentPool.save': (input: SaveListing) => ({
        ...listing,
        ...input,
        hiddenFrom: [kestrel, northwind].filter(({ id }) => input.hiddenFrom.includes(id)),
      }),
      ...answers,
    },
  })
const search = async (text: string) =>
  userEvent.type(await screen.findByLabelText('Hide me from these companies'), text)
const saved = () => calls.flatMap(([name, input]) => (name === 'talentPool.save' ? [input as SaveListing] : []))

it('hides the candidate from another company once the form is saved, and offers no company twice', async () => {
  show()
  await search('no')
  await userEvent.click(await screen.findByRole('button', { name: 'Hide from Northwind' }))
  expect(screen.queryByRole('button', { name: /^Hide from/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Stop hiding from Northwind' })).toBeTruthy()
  expect(saved()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(toastTexts()).toContain('Companies can find you now'))
  expect(saved()[0]?.hiddenFrom).toEqual([kestrel.id, northwind.id])
})

it('stops hiding from a company once the form is saved', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Stop hiding from Kestrel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved()[0]?.hiddenFrom).toEqual([]))
})

it('shows that the companies could not be searched, and that no company has the name', async () => {
  let isAway = true
  show({ 'talentPool.companies': () => (isAway ? Promise.reject(new Error('away')) : []) })
  await search('no')
  expect(await screen.findByText('Failed to search companies.')).toBeTruthy()
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No other company has this name.')).toBeTruthy()
})

it('shows that the list could not be saved, and retains it', async () => {
  show({ 'talentPool.save': () => Promise.reject(new Error('away')) })
  await search('no')
  await userEvent.click(await screen.findByRole('button', { name: 'Hide from Northwind' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to save your choice')
  expect(screen.getByRole('button', { name: 'Stop hiding from Northwind' })).toBeTruthy()
})
