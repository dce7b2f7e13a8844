import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { type Design, defaultDesign } from '#features/document-content/design.ts'
import { seeker, showScreen } from '#testing/show-screen.tsx'
import { DesignPanel } from './design-panel.tsx'

let design: Design
function Panel({ kind }: { kind: 'resume' | 'letter' }) {
  const [set, setDesign] = useState(defaultDesign())
  design = set
  return <DesignPanel kind={kind} form={{ getValues: () => ({}) }} design={set} onDesign={setDesign} />
}

async function open(kind: 'resume' | 'letter', image: string | null = null) {
  const user = userEvent.setup()
  showScreen(<Panel kind={kind} />, { viewer: { ...seeker, image }, routes: ['/app/profile'] })
  await user.click(await screen.findByRole('button', { name: 'Classic' }))
  return { user, panel: within(await screen.findByRole('dialog', { name: 'Design' })) }
}

it('prints the profile picture only if chosen, and warns where that is unusual', async () => {
  const { user, panel } = await open('resume', '/api/avatars/0199d1f0-0000-7000-8000-0000000000cc')
  expect(design.hasPhoto).toBe(false)
  await user.click(panel.getByRole('checkbox', { name: 'Print my profile picture' }))
  expect(design.hasPhoto).toBe(true)
  expect(panel.getByText(/Leave it out in the US/)).toBeDefined()
})

it('links to the profile if there is no picture to print', async () => {
  const { user, panel } = await open('resume')
  await user.click(panel.getByRole('checkbox', { name: 'Print my profile picture' }))
  expect(panel.getByRole('link', { name: 'Add one' }).getAttribute('href')).toBe('/app/profile')
})

it('does not offer a picture for a letter', async () => {
  const { panel } = await open('letter')
  expect(panel.queryByRole('checkbox', { name: 'Print my profile picture' })).toBeNull()
})
