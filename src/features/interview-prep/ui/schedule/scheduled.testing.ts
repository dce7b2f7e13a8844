import { newId } from '#lib/ids.ts'
import type { ScheduledInterview } from '../../schedule-contract.ts'

export const scheduledInterview = (more: Partial<ScheduledInterview> = {}): ScheduledInterview => ({
  id: newId(),
  scheduledDate: new Date('2026-12-01T08:30:00Z'),
  timeZone: 'Europe/Berlin',
  status: 'scheduled',
  setup: {
    types: ['behavioral'],
    levels: ['medium'],
    count: 5,
    timeLimit: 30,
    role: 'Analyst',
    company: 'Fernway',
    jobId: null,
  },
  recordings: 'none',
  sessionId: null,
  isOver: false,
  phone: null,
  notes: '',
  sequence: 0,
  ...more,
})
