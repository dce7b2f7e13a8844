import { useNavigate } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calls, refusal, seeker, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { Profile } from '../contract.ts'
import type { ProfileTab } from '../profile-tabs.ts'
import { ProfilePage } from './profile-page.tsx'

const profile: Profile = {
  userId: seeker.userId,
  email: seeker.email,
  image: null,
  personal: { displayName: 'Maya Okafor', phone: null, location: 'Portland, OR', website: null, bio: null },
  professional: {
    currentJobTitle: 'Data Analyst',
    currentCompany: null,
    employmentStatus: 'employed',
    yearsOfExperience: 5,
    industry: null,
    educationLevel: null,
    skills: ['SQL'],
    certifications: [],
    preferredJobTypes: ['Remote'],
    desiredSalaryMin: null,
    desiredSalaryMax: null,
    careerObjective: null,
    linkedinUrl: null,
    portfolioUrl: null,
  },
  completeness: { percent: 50, suggestions: ['Write a professional bio'] },
}

let stored: Profile
beforeEach(() => {
  stored = structuredClone(profile)
})

function Here({ isSeeker = true, first = 'personal' }: { isSeeker?: boolean; first?: ProfileTab }) {
  const [tab, setTab] = useState<ProfileTab>(first)
  return <ProfilePage isSeeker={isSeeker} tab={tab} onTab={setTab} account={{ subscription: <p>Plan</p> }} />
}
const answers = {
  'profiles.own': () => stored,
  'profiles.updatePersonal': (personal: Profile['personal']) => ({ ...stored, personal }),
  'profiles.updateProfessional': (professional: Profile['professional']) => ({ ...stored, professional }),
}
/** The page with a link that leaves it. */
function WithExit() {
  const navigate = useNavigate()
  return (
    <>
      <Here />
      <button type="button" onClick={() => void navigate({ to: '/elsewhere' as '/' })}>
        Elsewhere
      </button>
    </>
  )
}
const show = (props: { isSeeker?: boolean; first?: ProfileTab } = {}, more = {}) =>
  showScreen(<Here {...props} />, { answers: { ...answers, ...more } })
const sent = (name: string) => calls.find(([called]) => called === name)?.[1]
const save = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Save' })
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value)

describe('/app/profile', () => {
  it('has three tabs for a job seeker, and no Professional tab for others (PROF-01)', async () => {
    const { unmount } = show()
    const names = () => screen.getAllByRole('tab').map((tab) => tab.textContent)
    await screen.findByRole('tab', { name: 'Account' })
    expect(names()).toEqual(['Personal Info', 'Professional', 'Account'])
    unmount()
    show({ isSeeker: false })
    await screen.findByRole('tab', { name: 'Account' })
    expect(names()).toEqual(['Personal Info', 'Account'])
  })

  it('asks once before leaving with unsaved changes in two forms', async () => {
    const { path } = showScreen(<WithExit />, { answers, routes: ['/elsewhere'] })
    await userEvent.type(await screen.findByLabelText('Phone'), '(503) 555-0142')
    await userEvent.click(screen.getByRole('tab', { name: 'Professional' }))
    await userEvent.type(await screen.findByLabelText('Company'), 'Papertrail')
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    const question = () => screen.queryAllByRole('alertdialog', { name: 'Leave without saving?' })
    await waitFor(() => expect(question()).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(path()).toBe('/elsewhere'))
    expect(question()).toHaveLength(0)
  })

  it('saves name, contact and bio, and confirms it (PROF-02, PROF-22)', async () => {
    show()
    for (const label of ['Phone', 'Location', 'Website', 'Bio'])
      expect(await screen.findByLabelText(label)).toBeTruthy()
    expect((await save()).disabled).toBe(true)
    await userEvent.type(screen.getByLabelText('Phone'), '(503) 555-0142 or ask for Maya')
    await userEvent.click(await save())
    await waitFor(() => expect(toastTexts().join()).toContain('Profile updated'))
    expect(sent('profiles.updatePersonal')).toMatchObject({ phone: '(503) 555-0142 or ask for Maya', bio: null })
    await waitFor(async () => expect((await save()).disabled).toBe(true))
  })

  it('shows why saving failed, and keeps the input (PROF-22, ERR-06)', async () => {
    const refuse = () => {
      throw refusal('RATE_LIMITED', 'Too many tries. Please wait a little and try again.')
    }
    show({}, { 'profiles.updatePersonal': refuse })
    await userEvent.type(await screen.findByLabelText('Bio'), 'Numbers.')
    await userEvent.click(await save())
    await waitFor(() => expect(toastTexts().join()).toContain('Error updating profile'))
    expect(toastTexts().join()).toContain('Too many tries')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bio').value).toBe('Numbers.')
    expect((await save()).disabled).toBe(false)
  })

  it.each([
    ['PROF-06', /Display Name/, ' ', 'Display name is required'],
    ['PROF-06', 'Location', 'x'.repeat(101), 'Location must be less than 100 characters'],
    ['PROF-06', 'Bio', 'x'.repeat(501), 'Bio must be less than 500 characters'],
    ['PROF-07', 'Website', 'okafor', 'Please enter a valid URL'],
  ])('for %s marks %s with its text, focuses it and sends nothing', async (_row, label, typed, text) => {
    show()
    const field = await screen.findByLabelText(label)
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(typed)
    await userEvent.click(await save())
    expect(await screen.findByText(text)).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
    expect(sent('profiles.updatePersonal')).toBeUndefined()
  })

  it('has every professional field (PROF-03)', async () => {
    show({ first: 'professional' })
    await screen.findByLabelText('Current Job Title')
    for (const label of ['Company', 'Years of Experience', 'Skills', 'Certifications', 'Career Objective']) {
      expect(screen.getByLabelText(label)).toBeTruthy()
    }
    for (const label of ['Desired Salary, from', 'Desired Salary, to', 'LinkedIn URL', 'Portfolio URL']) {
      expect(screen.getByLabelText(label)).toBeTruthy()
    }
  })

  it('offers the preferred job types (PROF-11)', async () => {
    show({ first: 'professional' })
    await screen.findByLabelText('Current Job Title')
    const types = within(screen.getByRole('group', { name: 'Preferred Job Types' })).getAllByRole('checkbox')
    expect(types.map((box) => box.closest('label')?.textContent)).toEqual([
      'Full-time',
      'Part-time',
      'Contract',
      'Freelance',
      'Remote',
      'Hybrid',
      'Internship',
    ])
  })

  it('offers the lists of employment status, education level and industry (PROF-12, PROF-13)', async () => {
    show({ first: 'professional' })
    await screen.findByLabelText('Current Job Title')
    expect(optionsOf('Employment Status')).toEqual(['', 'employed', 'unemployed', 'looking', 'student', 'freelancer'])
    expect(optionsOf('Education Level')).toEqual(['', 'high_school', 'associate', 'bachelor', 'master', 'phd', 'other'])
    expect(optionsOf('Industry')).toEqual([
      '',
      ...['Technology', 'Healthcare', 'Finance', 'Education', 'Manufacturing', 'Retail', 'Consulting', 'Real Estate'],
      ...['Marketing', 'Media', 'Government', 'Non-profit', 'Transportation', 'Energy', 'Other'],
    ])
  })

  it('adds skills by Enter without blanks and duplicates, and accepts a minimum above the maximum (PROF-08, PROF-10)', async () => {
    show({ first: 'professional' })
    const skills = await screen.findByLabelText('Skills')
    await userEvent.type(skills, '  Looker  {Enter}  ,sql{Enter}')
    await userEvent.type(screen.getByLabelText('Desired Salary, from'), '120000')
    await userEvent.type(screen.getByLabelText('Desired Salary, to'), '90000')
    const panel = within(screen.getByRole('tabpanel', { name: 'Professional' }))
    await userEvent.click(panel.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent('profiles.updateProfessional')).toBeTruthy())
    expect(sent('profiles.updateProfessional')).toMatchObject({
      skills: ['SQL', 'Looker'],
      desiredSalaryMin: 120_000,
      desiredSalaryMax: 90_000,
    })
  })

  it.each([
    ['PROF-08', 'Years of Experience', '51', 'Please enter 50 or less'],
    ['PROF-08', 'Desired Salary, from', '-5', 'Please enter 0 or more'],
    ['PROF-09', 'Career Objective', 'x'.repeat(501), 'Please write at most 500 characters'],
    ['PROF-09', 'LinkedIn URL', 'linkedin', 'Please enter a valid URL'],
    ['PROF-09', 'Portfolio URL', 'ftp://files', 'Please enter a valid URL'],
  ])('%s refuses what is wrong beside the field: %s', async (_row, label, typed, text) => {
    show({ first: 'professional' })
    const field = await screen.findByLabelText(label)
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(typed)
    await userEvent.click(
      within(screen.getByRole('tabpanel', { name: 'Professional' })).getByRole('button', { name: 'Save' }),
    )
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(sent('profiles.updateProfessional')).toBeUndefined()
  })

  it('shows the filled fields and links to the missing ones (PROF-14, PROF-15)', async () => {
    show()
    const strength = within(await screen.findByRole('region', { name: 'Profile strength' }))
    expect(strength.getByText('50%')).toBeTruthy()
    expect(strength.getByRole('img', { name: '5 of 10 filled' })).toBeTruthy()
    expect(strength.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Write a professional bio',
      'Add your phone number',
      'Add your website',
      'Upload a profile picture',
      'Complete industry',
    ])
    await userEvent.click(strength.getByRole('button', { name: 'Complete industry' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Industry')))
  })

  it('shows an error after a failed load, and retries', async () => {
    show({}, { 'profiles.own': () => Promise.reject(new Error('away')) })
    expect(await screen.findByText('Failed to load your profile')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('the profile picture', () => {
  const choose = (file: File) => userEvent.upload(screen.getByLabelText('Picture file'), file, { applyAccept: false })
  const withPicture = () => {
    stored.image = '/api/avatars/0199d1f0-0000-7000-8000-0000000000cc'
  }

  it.each([
    ['Please select an image file', new File(['x'], 'a.pdf', { type: 'application/pdf' })],
    [
      "SVG images aren't supported. Choose a PNG, JPEG, WebP or GIF.",
      new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }),
    ],
    [
      'File size must be less than 5MB',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
    ],
  ])('shows %s, and sends nothing (PROF-18)', async (text, file) => {
    const opened = vi.spyOn(XMLHttpRequest.prototype, 'open')
    show({ first: 'account' })
    await screen.findByRole('button', { name: 'Upload a picture' })
    await choose(file)
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(opened).not.toHaveBeenCalled()
    opened.mockRestore()
  })

  it('asks before the removal, and confirms it (PROF-17, PROF-22)', async () => {
    withPicture()
    const without = () => ({ ...stored, image: null })
    show({ first: 'account' }, { 'profiles.removeAvatar': without })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText('Are you sure you want to remove your profile picture?')).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    expect(sent('profiles.removeAvatar')).toBeUndefined()
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Picture' }))
    await waitFor(() => expect(toastTexts().join()).toContain('Avatar removed'))
    expect(document.activeElement?.textContent).toMatch(/^(Upload a|Change) picture$/)
  })

  it('shows that the removal failed (PROF-22)', async () => {
    withPicture()
    show({ first: 'account' }, { 'profiles.removeAvatar': () => Promise.reject(new Error('away')) })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Picture' }))
    await waitFor(() => expect(toastTexts().join()).toContain('Error removing avatar'))
  })
})
