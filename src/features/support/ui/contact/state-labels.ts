import type { ContactState } from '../../rules.ts'

/** What staff read of a message's state. */
export const stateLabels: Record<ContactState, string> = { open: 'To answer', answered: 'Answered', done: 'Done' }
