import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Plan } from '#features/billing/contract.ts'
import { siteCopyright, tour } from '../../copy.ts'
import { LandingPage } from './landing-page.tsx'

const facts = {
  origin: 'https://tandem.test',
  trialDays: 21,
  refundDaysAnnual: 45,
  refundDaysMonthly: 10,
  hasProgramme: true,
  supportEmail: null,
}
const plan: Plan = {
  id: '0190b5a6-0000-7000-8000-000000000001',
  name: 'Pro',
  description: 'For looking seriously.',
  features: Array.from({ length: 11 }, (_, n) => `Feature ${n + 1}`),
  featured: true,
  priceMonthly: 29,
  priceYearly: 278.4,
  offerActive: false,
  offerExpiresAt: null,
  offerPriceMonthly: null,
  offerPriceYearly: null,
  offerPercentage: null,
}
const basic = { ...plan, id: plan.id.replace(/1$/, '2'), name: 'Basic', featured: false, features: ['One'] }
const show = (plans: Plan[] | null) => render(<LandingPage plans={plans} facts={facts} />)

describe('the landing page', () => {
  it('shows a hero with a video, customers, what it does, prices, sample jobs and claims (LAND-01)', () => {
    show([plan])
    for (const name of ['Who does what', 'Simple pricing']) expect(screen.getByRole('heading', { name })).not.toBeNull()
    expect(screen.getByRole('region', { name: 'Companies that hire with Tandem' })).not.toBeNull()
    expect(screen.getAllByText('Sample')).toHaveLength(4)
    expect(screen.getByText('50K+')).not.toBeNull()
    const button = screen.getByRole('button', { name: /^Watch it, \d+ s$/ })
    const shown = document.getElementById(button.getAttribute('popovertarget') ?? '')
    const film = shown?.querySelector('video')
    expect(film?.preload).toBe('none')
    expect([...(film?.children ?? [])].map((child) => child.getAttribute('src'))).toEqual([
      '/tour/tour.webm',
      '/tour/tour.vtt',
    ])
    for (const line of tour.lines) expect(screen.getByText(line)).not.toBeNull()
  })

  it('shows exactly four jobs, each called a sample (LAND-03)', () => {
    show([plan])
    expect(screen.getAllByText('Sample')).toHaveLength(4)
    expect(screen.getAllByText('Similar jobs')).toHaveLength(4)
  })

  it('shows its claims (LAND-04, PLAT-13)', () => {
    show([plan])
    const stats = within(screen.getByRole('region', { name: 'Tandem in numbers' })).getAllByRole('listitem')
    expect(stats.map((item) => item.textContent)).toEqual([
      '10K+ users',
      '50K+ listings',
      '95% success',
      '24/7 support',
    ])
  })

  it('shows trial and refunds of the policy record (LAND-05, LAND-09, PLAT-07)', () => {
    show([plan])
    expect(screen.getByText('21 days free, no card. Cancel anytime.')).toBeDefined()
    expect(screen.getByText(/45-day money-back guarantee on yearly plans, 10-day on monthly plans/)).toBeDefined()
    expect(screen.getByText('Cancel anytime')).toBeDefined()
    expect(screen.getByText('24/7 support')).toBeDefined()
  })

  it('shows six features, the rest as a number, and prices with two decimals (LAND-07, SUB-13, SUB-18)', () => {
    show([basic, plan])
    expect(screen.getByText('Feature 6')).toBeDefined()
    expect(screen.queryByText('Feature 7')).toBeNull()
    expect(screen.getByText('+5 more features')).toBeDefined()
    expect(screen.getAllByText('$23.20 per month')).toHaveLength(2)
    expect(screen.getAllByText(/\$278\.40 billed yearly, 20% saved/)).toHaveLength(2)
    expect(screen.queryByText('Limited Time')).toBeNull()
  })

  it('labels one plan as the most popular (LAND-07, SUB-14)', () => {
    show([basic, plan])
    expect(screen.getAllByText('Most Popular')).toHaveLength(1)
  })

  it('shows a live offer with its discount (LAND-07, SUB-15)', () => {
    show([{ ...plan, offerActive: true, offerPriceYearly: 139.2 }])
    expect(screen.getByText('Limited Time')).toBeDefined()
    expect(screen.getByText('$11.60 per month')).toBeDefined()
    expect(screen.getByText(/50% off/)).toBeDefined()
  })

  it.each([[null], [[]]])('shows that prices follow if there are none: %o (LAND-08)', (plans) => {
    show(plans)
    expect(screen.getByText('Pricing information will be available soon.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'View all plans' })).toBeDefined()
  })

  it('shows the year of the specification (LAND-10)', () => expect(siteCopyright).toContain('2025'))
})
