import type { SupportStatus } from '../rules.ts'

/** What staff read of a conversation's status. */
export const statusLabels: Record<SupportStatus, string> = {
  open: 'Open',
  waiting: 'Waiting for the person',
  closed: 'Closed',
}
