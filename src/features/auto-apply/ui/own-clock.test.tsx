import { cleanup, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showScreen } from '#testing/show-screen.tsx'
import { AutoApplyPage } from './auto-apply-page.tsx'

const ID = '0199d1f0-0000-7000-8000-000000000001'
const settings = {
  ...{ isPaused: false, stoppedAt: null, isPlatformStopped: false, remembersAnswers: false, avoided: [] },
  ...{ dailyCap: 5, companyCap: 2, sentToday: 0, nextDay: new Date('2026-11-21T00:00:00Z') },
}
const sent = {
  ...{ id: ID, outcome: 'sent', reason: null, jobTitle: 'Analyst', companyName: 'Voltline', applicationId: ID },
  at: new Date('2026-11-20T03:30:00Z'),
}
const show = (tab: 'log' | 'settings') =>
  showScreen(<AutoApplyPage search={{ tab }} onSearch={() => {}} renderInsert={undefined} />, {
    answers: {
      'autoApply.queue': () => ({ items: [] }),
      'autoApply.settings': () => settings,
      'autoApply.log': () => ({ items: [sent], nextCursor: null }),
    },
  })

it("shows when something was sent, and when the caps reset, in the reader's time zone (AUTO-07)", async () => {
  const clock = vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone: 'America/Los_Angeles' } as Intl.ResolvedDateTimeFormatOptions)
  show('log')
  expect(await screen.findByText('19 November 2026, 7:30 PM')).toBeTruthy()
  cleanup()
  show('settings')
  expect(await screen.findByText(/in your time zone next on 20 November 2026, 4:00 PM/)).toBeTruthy()
  clock.mockRestore()
})
