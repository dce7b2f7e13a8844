import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { helpTopicKeys } from '#features/support/articles/article.ts'
import { helpPath } from '#features/support/help-rules.ts'
import { pageText } from '../../server/page-texts.ts'
import { questionsData } from './help-head.ts'
import { HelpHome } from './help-home.tsx'

const facts = {
  origin: 'http://localhost:3000',
  trialDays: 21,
  refundDaysAnnual: 45,
  refundDaysMonthly: 7,
  hasProgramme: true,
  supportEmail: null,
}
const questions = pageText('help', facts)
const trial = { slug: 'free-trial', topic: 'billing' as const, title: 'The free trial', summary: 'How it works.' }
const overview = {
  topics: helpTopicKeys.map((topic, at) => ({ topic, articles: at })),
  popular: [trial],
}
const show = (search: Parameters<typeof HelpHome>[0]['search'] = null) =>
  render(<HelpHome overview={overview} articles={[trial]} questions={questions} search={search} />)
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

it('shows search, six topics with their counts, popular articles, and links to contact and the account (HELP-01)', () => {
  show()
  expect(screen.getByRole('searchbox').getAttribute('name')).toBe('q')
  const topics = within(screen.getByRole('list', { name: 'Topics' })).getAllByRole('listitem')
  expect(topics.map((topic) => topic.textContent?.match(/\d+ articles?$/)?.[0])).toEqual([
    '0 articles',
    '1 article',
    '2 articles',
    '3 articles',
    '4 articles',
    '5 articles',
  ])
  expect(href(/^The free trial/)).toBe(helpPath(trial))
  for (const card of ['Live Chat', 'Phone Support']) {
    const item = screen.getByRole('heading', { name: card }).closest('li') as HTMLElement
    expect(within(item).getByRole('link').getAttribute('href')).toMatch(/^\/contact-us/)
  }
  expect(href('Contact support')).toBe('/contact-us#form')
  expect(href('Your account')).toBe('/app/profile?tab=account')
})

it('answers six questions with the days of the policy record, the same in the structured data (HELP-01, PLAT-07)', () => {
  show()
  const details = screen.getAllByRole('group')
  expect(details).toHaveLength(6)
  expect(details[1]?.textContent).toContain('Yes: 21 days, no card')
  expect(details[1]?.textContent).toContain('refund within 45 days')
  // an unpublished article is no longer linked
  expect(screen.getAllByRole('link', { name: /^Read more/ })).toHaveLength(1)
  const data = JSON.stringify(questionsData(questions))
  for (const question of details) {
    const words = question.querySelector('summary')?.textContent ?? ''
    expect(data).toContain(words)
  }
})

it('marks the searched words, and shows what to do without results (HELP-01)', () => {
  const parts = [
    { text: 'The free ', isHit: false },
    { text: 'trial', isHit: true },
  ]
  const { unmount } = show({ q: 'trial', hits: [{ ...trial, titleParts: parts, excerpt: parts }] })
  expect(screen.getByRole('heading', { name: '1 article for “trial”' })).toBeTruthy()
  expect(document.querySelectorAll('mark')).toHaveLength(2)
  unmount()
  show({ q: '<b>zzz</b>', hits: [] })
  expect(screen.getByRole('heading', { name: 'No results for “<b>zzz</b>”' })).toBeTruthy()
  expect(href('ask a person')).toBe('/contact-us#form')
})
