import type { SupportStatus } from '../rules.ts'

/** The staff's labels of a conversation's status. */
export const conversationStatusLabels: Record<SupportStatus, string> = {
  open: 'Open',
  waiting: 'Waiting for user',
  closed: 'Closed',
}
