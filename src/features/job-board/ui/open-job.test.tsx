import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MatchItem } from '#features/matching/shapes.ts'
import { card, detail, found, opened, show } from './jobs-page.testing.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
})

describe('the open job', () => {
  it('shows met requirements with highlighted evidence, and a missing one among the first lines (JOBS-17)', async () => {
    const { user } = show('/app/jobs', { 'jobs.search': () => found([card(1)]), 'jobs.get': opened })
    await screen.findByText('A strong match')
    const lines = () => [...document.querySelectorAll('.why li')].map((line) => line.querySelector('.q')?.textContent)
    expect(lines()).toEqual(['SQLMet', 'LookerMet', 'PythonMet', 'StatisticsMet', 'dbtMissing'])
    expect(document.querySelector('.why mark')?.textContent).toBe('140 SQL models')
    expect(screen.getByRole('link', { name: 'say where' }).getAttribute('href')).toContain('/app/profile')
    expect(document.querySelector('.why .missing .e')?.textContent).toContain('the score would be 88')
    expect(screen.getByText('Based on: Maya Okafor, Data Analyst')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show all seven' }))
    expect(lines()).toHaveLength(7)
    expect(screen.getByRole('button', { name: 'How we calculate this' })).toBeTruthy()
  })

  it('lists the hard conditions apart, before the other lines (JOBS-17)', async () => {
    const opened = detail(1)
    const match = opened.match as NonNullable<typeof opened.match>
    const licence = { ...match.items[1], id: 'licence', label: 'Driving licence', condition: 'licence' } as MatchItem
    show('/app/jobs', {
      'jobs.search': () => found([card(1)]),
      'jobs.get': () => detail(1, { match: { ...match, items: [...match.items.slice(0, 2), licence] } }),
    })
    const conditions = await screen.findByRole('list', { name: 'Conditions' })
    expect(conditions.textContent).toContain('Driving licence')
    expect(conditions.textContent).not.toContain('SQL')
    expect(screen.getByRole('list', { name: 'Everything else' }).textContent).toContain('SQL')
  })

  it('offers to upload a resume if there is none', async () => {
    show('/app/jobs', {
      'jobs.search': () => found([card(1, { match: null })], { matching: 'no_resume' }),
      'jobs.get': () => detail(1, { matching: 'no_resume', match: null }),
    })
    expect(await screen.findByRole('button', { name: 'Upload a resume' })).toBeTruthy()
    expect(screen.getByText("Add a resume when you apply, and we'll compare every job with it.")).toBeTruthy()
  })

  it('shows that a job is no longer open, with the list beside it', async () => {
    show('/app/jobs?job=gone', {
      'jobs.search': () => found([card(1)]),
      'jobs.get': () => {
        throw Object.assign(new Error('gone'), { defined: true, code: 'NOT_FOUND', status: 404 })
      },
    })
    expect(await screen.findByRole('heading', { name: 'This job is no longer open' })).toBeTruthy()
    expect(screen.getByRole('list', { name: 'Jobs' })).toBeTruthy()
  })
})

describe('the save button', () => {
  const heart = () => screen.findByRole('button', { name: 'Save job' })
  const toast = () => document.querySelector('.toast:not([data-ending-style])')?.textContent ?? ''

  it('saves and removes a job, and updates the list at once (SAVED-01, SAVED-08)', async () => {
    const { user } = show('/app/jobs', {
      'jobs.search': () => found([card(1)]),
      'jobs.get': opened,
      'jobs.save': () => ({ isSaved: true, savedAt: new Date() }),
      'jobs.unsave': () => ({ isSaved: false }),
    })
    await user.click(await heart())
    expect((await heart()).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('list', { name: 'Jobs' }).textContent).toContain('Saved')
    await waitFor(() => expect(toast()).toContain('Job saved successfully'))
    await user.click(await heart())
    await waitFor(() => expect(toast()).toContain('Job removed from saved list'))
    expect((await heart()).getAttribute('aria-pressed')).toBe('false')
  })

  it('shows the job as not saved again if saving fails (SAVED-08)', async () => {
    const { user } = show('/app/jobs', {
      'jobs.search': () => found([card(1)]),
      'jobs.get': opened,
      'jobs.save': () => {
        throw new Error('away')
      },
    })
    await user.click(await heart())
    await waitFor(() => expect(toast()).toContain('Failed to save job'))
    expect((await heart()).getAttribute('aria-pressed')).toBe('false')
  })

  it('shows the job as saved again if removing fails (SAVED-08)', async () => {
    const { user } = show('/app/jobs', {
      'jobs.search': () => found([card(1, { isSaved: true })]),
      'jobs.get': () => detail(1, { isSaved: true }),
      'jobs.unsave': () => Promise.reject(new Error('away')),
    })
    await user.click(await heart())
    await waitFor(() => expect(toast()).toContain('Failed to remove saved job'))
    expect((await heart()).getAttribute('aria-pressed')).toBe('true')
  })

  it('asks a user whose session has ended to log in (SAVED-02)', async () => {
    const { user } = show('/app/jobs', {
      'jobs.search': () => found([card(1)]),
      'jobs.get': opened,
      'jobs.save': () => {
        throw Object.assign(new Error('User not authenticated'), {
          defined: true,
          code: 'UNAUTHENTICATED',
          status: 401,
        })
      },
    })
    await user.click(await heart())
    await waitFor(() => expect(toast()).toContain('Authentication Required'))
    expect(toast()).toContain('Please log in to save jobs')
  })
})
