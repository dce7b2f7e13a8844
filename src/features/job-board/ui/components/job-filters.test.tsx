import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from '#testing/answers.ts'
import { card, facets, found, opened, show } from '../jobs-page.testing.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
})

const searched = () => calls.filter(([name]) => name === 'jobs.search').map(([, input]) => input)

describe('JobFilters', () => {
  it('filters by level, workplace and date, and removes each if nothing is found', async () => {
    show('/app/jobs', {
      'jobs.search': (input) => found((input as { posted?: string }).posted ? [] : [card(1)]),
      'jobs.get': opened,
    })
    fireEvent.change(await screen.findByLabelText('Level'), { target: { value: 'entry' } })
    await waitFor(() => expect(searched().at(-1)).toMatchObject({ level: 'entry' }))
    fireEvent.change(screen.getByLabelText('Workplace'), { target: { value: 'hybrid' } })
    await waitFor(() => expect(searched().at(-1)).toMatchObject({ level: 'entry', mode: 'hybrid' }))
    fireEvent.change(screen.getByLabelText('Date Posted'), { target: { value: 'week' } })
    await waitFor(() => expect(searched().at(-1)).toMatchObject({ level: 'entry', mode: 'hybrid', posted: 'week' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Last 7 days' }))
    await waitFor(() => expect((screen.getByLabelText('Date Posted') as HTMLSelectElement).value).toBe(''))
    expect(await screen.findByRole('list', { name: 'Jobs' })).toBeTruthy()
  })

  it('filters by language and company, with counts, and shows both as chips', async () => {
    const count = { value: 3, isCapped: false }
    const fernway = { id: card(1).company.id, slug: 'fernway', name: 'Fernway Health', count }
    const counted = { ...facets, language: { ...facets.language, de: count }, companies: [fernway] }
    show('/app/jobs', { 'jobs.search': () => found([card(1)], { facets: counted }), 'jobs.get': opened })
    await screen.findByRole('option', { name: 'German (3)' })
    expect(screen.queryByRole('option', { name: /^Polish/ })).toBeNull()
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'de' } })
    await waitFor(() => expect(searched().at(-1)).toMatchObject({ language: 'de' }))
    fireEvent.change(screen.getByLabelText('Company'), { target: { value: 'fernway' } })
    await waitFor(() => expect(searched().at(-1)).toMatchObject({ language: 'de', company: 'fernway' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Remove filter Fernway Health' }))
    await waitFor(() => expect((screen.getByLabelText('Company') as HTMLSelectElement).value).toBe(''))
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter German' }))
    await waitFor(() => expect((screen.getByLabelText('Language') as HTMLSelectElement).value).toBe(''))
    expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull()
  })

  it('has work from home either as its checkbox or as another workplace', async () => {
    show('/app/jobs?mode=remote', { 'jobs.search': () => found([card(1)]), 'jobs.get': opened })
    const remote = (await screen.findByRole('checkbox', { name: 'Remote only' })) as HTMLInputElement
    expect(remote.checked).toBe(true)
    fireEvent.change(screen.getByLabelText('Workplace'), { target: { value: 'on-site' } })
    await waitFor(() => expect(searched().at(-1)).toMatchObject({ mode: 'on-site' }))
    expect(remote.checked).toBe(false)
  })
})
