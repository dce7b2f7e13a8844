import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { showScreen } from '#testing/show-screen.tsx'
import { InterviewPage } from './interview-page.tsx'
import { InterviewSearch } from './interview-search.ts'
import { interviewTabs, tabOf } from './interview-tabs.ts'

const ORDER = ['overview', 'questions', 'mock-interview', 'tracker', 'resources']

it('the tabs stand in the specification’s order', () => {
  const values = interviewTabs.map(({ value }) => value)
  expect(values).toEqual(ORDER.filter((value) => values.includes(value)))
  expect(values[0]).toBe('overview')
})

it.each([undefined, 'nothing', 7, ['tracker'], 'x'.repeat(9_000)])(
  'an address with tab=%s opens the overview',
  (tab) => {
    expect(tabOf(InterviewSearch.parse({ tab })).value).toBe('overview')
  },
)

it('each tab is opened by its name in the address, and keeps the words beside it', () => {
  for (const { value } of interviewTabs) expect(tabOf(InterviewSearch.parse({ tab: value })).value).toBe(value)
  expect(InterviewSearch.parse({ tab: 'overview', q: 'sql' })).toEqual({ tab: 'overview', q: 'sql' })
})

it('a press on a tab asks for its address', async () => {
  const onTab = vi.fn()
  showScreen(<InterviewPage search={{ tab: 'nothing' }} onSearch={() => {}} onTab={onTab} />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Interview Prep' })).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Overview' }).getAttribute('aria-selected')).toBe('true')
  for (const { label, value } of interviewTabs.slice(1)) {
    await userEvent.click(screen.getByRole('tab', { name: label }))
    expect(onTab).toHaveBeenLastCalledWith(value)
  }
})
