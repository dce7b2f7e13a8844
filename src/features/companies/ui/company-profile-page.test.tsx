import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { CompanyProfile } from '../profile-contract.ts'
import { CompanyProfilePage } from './company-profile-page.tsx'

const profile: CompanyProfile = {
  name: 'Fernway Health',
  description: 'Forty-one clinics in two states.',
  location: 'Portland, OR',
  industry: 'Healthcare',
  sizeRange: '501-1000',
  website: null,
  timeZone: 'UTC',
  publicUrl: 'https://tandem.example/companies/fernway-health',
  replyWithinDays: null,
  noticeMinutes: 10,
  defaultCurrency: 'USD',
  promise: null,
  logoUrl: null,
  logo: null,
  canChangeLogo: true,
  updatedAt: new Date(),
  completeness: { percent: 71, missing: ['website', 'logoUrl'] },
}

const show = (answers = {}) =>
  showScreen(<CompanyProfilePage />, {
    answers: { 'companyProfile.get': () => profile, ...answers },
    routes: ['/app/company'],
  })
const toasts = () => toastTexts().join(' ')
const file = (name: string, type: string, size = 20) => new File([new Uint8Array(size)], name, { type })
const logoInput = () => screen.findByLabelText<HTMLInputElement>('Logo file')
const choose = async (chosen: File) => fireEvent.change(await logoInput(), { target: { files: [chosen] } })
const sent: string[] = []
/** Control of the fake upload: `release` sends the response, `tell` reports the progress. */
let hold: { release(): void; tell(loaded: number): void } | undefined
const answer = (status: number, body: unknown, { isHeld = false } = {}) => {
  sent.length = 0
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload: { onprogress?(event: object): void } = {}
      status = status
      responseText = JSON.stringify(body)
      onload?(): void
      open(_method: string, path: string) {
        sent.push(path)
      }
      setRequestHeader() {}
      send() {
        hold = { release: () => this.onload?.(), tell: (loaded) => this.upload.onprogress?.({ loaded, total: 100 }) }
        if (!isHeld) queueMicrotask(() => this.onload?.())
      }
    },
  )
}
afterEach(() => vi.unstubAllGlobals())

describe('/app/company/profile', () => {
  it('has the form, the logo, the completeness with missing fields, tips and a back link (CPROF-01, CPROF-08)', async () => {
    show()
    expect(await screen.findByRole('form', { name: 'Company Information' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to dashboard' }).getAttribute('href')).toBe('/app/company')
    for (const heading of ['Company Logo', 'Profile Completeness', 'Profile Tips'])
      expect(screen.getByRole('heading', { name: heading })).toBeTruthy()
    const card = within(screen.getByRole('region', { name: 'Profile Completeness' }))
    expect(card.getByText('71%')).toBeTruthy()
    expect(card.getByText(/Add website and logo/)).toBeTruthy()
  })

  it('shows that the profile is complete (CPROF-08)', async () => {
    show({ 'companyProfile.get': () => ({ ...profile, completeness: { percent: 100, missing: [] } }) })
    expect(await screen.findByText(/Your profile is complete\./)).toBeTruthy()
  })

  it('shows an error if it cannot be loaded (CPROF-02)', async () => {
    show({
      'companyProfile.get': () => {
        throw refusal('INTERNAL_SERVER_ERROR', 'away')
      },
    })
    expect(await screen.findByText('Failed to load company profile. Please try again later.')).toBeTruthy()
  })

  it('shows an error at each invalid field and sends nothing (CPROF-03, CPROF-05)', async () => {
    show({ 'companyProfile.get': () => ({ ...profile, industry: null, sizeRange: null }) })
    await userEvent.clear(await screen.findByLabelText(/^Company Name/))
    await userEvent.clear(screen.getByLabelText(/^Location/))
    const description = screen.getByLabelText(/^Description/)
    await userEvent.clear(description)
    await userEvent.type(description, 'Short')
    await userEvent.type(screen.getByLabelText(/^Website/), 'fernway')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    for (const text of [
      'Company name is required',
      'Location is required',
      'Industry is required',
      'Company size is required',
      'Description must be at least 10 characters',
      'Please enter a valid website URL',
    ])
      expect(await screen.findByText(text)).toBeTruthy()
    expect(calls.map(([name]) => name)).not.toContain('companyProfile.update')
    const sizes = [...screen.getByLabelText<HTMLSelectElement>(/^Company Size/).options].map(({ text }) => text)
    expect(sizes.slice(1)).toEqual([
      '1-10 employees',
      '11-50 employees',
      '51-200 employees',
      '201-500 employees',
      '501-1000 employees',
      '1000+ employees',
    ])
  })

  it('shows whether saving worked, and leaves the typed text in place if it failed (CPROF-13)', async () => {
    let fails = true
    show({
      'companyProfile.update': (input: object) => {
        if (fails) throw refusal('INTERNAL_SERVER_ERROR', 'away')
        return { ...profile, ...input }
      },
    })
    const website = await screen.findByLabelText<HTMLInputElement>(/^Website/)
    await userEvent.type(website, 'https://fernway.example')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(toasts()).toContain('ErrorFailed to update company profile'))
    expect(website.value).toBe('https://fernway.example')
    fails = false
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(toasts()).toContain('SuccessCompany profile updated successfully'))
    expect(calls).toContainEqual([
      'companyProfile.update',
      expect.objectContaining({ website: 'https://fernway.example' }),
    ])
  })

  it('lets members who are not admins edit the form but not the logo (CPROF-09)', async () => {
    show({
      'companyProfile.get': () => ({ ...profile, logoUrl: '/api/company-logos/1', canChangeLogo: false }),
    })
    expect((await logoInput()).disabled).toBe(true)
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>(/^Company Name/).disabled).toBe(false)
  })

  it.each([
    ['Invalid File', 'Please select an image file', file('a.pdf', 'application/pdf')],
    ['Invalid File', "SVG images aren't supported. Choose a PNG, JPEG, WebP or GIF.", file('a.svg', 'image/svg+xml')],
    ['File Too Large', 'Please select an image smaller than 5MB', file('a.png', 'image/png', 5 * 1024 * 1024 + 1)],
  ])('refuses a file before it is sent: %s (CPROF-11)', async (title, text, chosen) => {
    answer(200, profile)
    show()
    await choose(chosen)
    await waitFor(() => expect(toasts()).toContain(title))
    expect(toasts()).toContain(text)
    expect(sent).toEqual([])
  })

  it('uploads the first dropped file and shows it at once (CPROF-10, CPROF-12, CPROF-13)', async () => {
    const logo = { fileName: 'fern.png', width: 400, height: 400, size: 38_000 }
    answer(200, { ...profile, logoUrl: '/api/company-logos/1', logo })
    show()
    expect((await screen.findAllByText(/Square, at least 200x200px/)).length).toBe(1)
    const area = (await logoInput()).parentElement!
    fireEvent.drop(area, { dataTransfer: { files: [file('fern.png', 'image/png'), file('b.png', 'image/png')] } })
    await waitFor(() => expect(toasts()).toContain('Company logo uploaded successfully'))
    expect(sent).toEqual(['/api/company-logo?name=fern.png'])
    expect(screen.getByText('400 × 400, 37 KB')).toBeTruthy()
  })

  it('shows what dropping does, and the upload progress (CPROF-10)', async () => {
    answer(200, { ...profile, logoUrl: '/api/company-logos/2' }, { isHeld: true })
    show({ 'companyProfile.get': () => ({ ...profile, logoUrl: '/api/company-logos/1' }) })
    const area = (await logoInput()).parentElement!
    fireEvent.dragOver(area)
    expect(screen.getByText('Drop to replace')).toBeTruthy()
    fireEvent.drop(area, { dataTransfer: { files: [file('fern.png', 'image/png')] } })
    expect(screen.queryByText('Drop to replace')).toBeNull()
    await screen.findByText('fern.png')
    act(() => hold?.tell(64))
    expect(await screen.findByText('64%')).toBeTruthy()
    act(() => hold?.release())
    await waitFor(() => expect(screen.queryByText('fern.png')).toBeNull())
  })

  it('shows why the logo was not uploaded (CPROF-13)', async () => {
    answer(422, { code: 'LOGO_NOT_IMAGE', message: 'Please select an image file' })
    show()
    await choose(file('a.png', 'image/png'))
    await waitFor(() => expect(toasts()).toContain('Failed to upload company logo. Please select an image file'))
  })

  it('removes the logo after a confirmation, or shows that it failed (CPROF-13)', async () => {
    let fails = true
    show({
      'companyProfile.get': () => ({ ...profile, logoUrl: '/api/company-logos/1' }),
      'companyProfile.removeLogo': () => {
        if (fails) throw refusal('INTERNAL_SERVER_ERROR', 'away')
        return profile
      },
    })
    const remove = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
      await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await remove()
    await waitFor(() => expect(toasts()).toContain('Failed to delete company logo'))
    fails = false
    await remove()
    await waitFor(() => expect(toasts()).toContain('Company logo deleted successfully'))
    expect(await screen.findByText('No logo yet')).toBeTruthy()
  })
})

describe('the embed snippet', () => {
  const card = async () => within(await screen.findByRole('region', { name: 'Embed your jobs' }))

  it('has two lines to copy, with the chosen theme', async () => {
    show()
    const embed = await card()
    const lines = () => embed.getByRole('code').textContent
    expect(lines()).toBe(
      '<script src="https://tandem.example/embed/jobs.js" data-company="fernway-health" async></script>\n' +
        '<noscript><a href="https://tandem.example/companies/fernway-health?ref=embed">See our open jobs</a></noscript>',
    )
    await userEvent.click(embed.getByRole('button', { name: 'Dark' }))
    expect(lines()).toContain('data-company="fernway-health" data-theme="dark" async')
    const user = userEvent.setup()
    await user.click(embed.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe(lines())
  })
})

describe('the response promise on the profile', () => {
  it('is refused outside of 1 to 30 days, and saved with the form', async () => {
    show({ 'companyProfile.update': (input: object) => ({ ...profile, ...input }) })
    const days = await screen.findByLabelText(/^Response Promise/)
    await userEvent.type(days, '31')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Please choose between 1 and 30 days')).toBeTruthy()
    expect(calls.map(([name]) => name)).not.toContain('companyProfile.update')
    await userEvent.clear(days)
    await userEvent.type(days, '5')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(calls).toContainEqual(['companyProfile.update', expect.objectContaining({ replyWithinDays: 5 })]),
    )
  })

  it('is shown as candidates see it, with a link to the public page', async () => {
    const promise = { days: 5, kept: { percent: 92, of: 48 } }
    show({ 'companyProfile.get': () => ({ ...profile, replyWithinDays: 5, promise }) })
    expect(await screen.findByText('Replies within 5 days, met for 92% of 48 applications')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'View public page' })
    expect(link.getAttribute('href')).toBe('/companies/fernway-health')
  })
})
