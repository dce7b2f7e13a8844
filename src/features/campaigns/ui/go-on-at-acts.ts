import { focusWhenLost } from '#ui/page/focus-when-lost.ts'

/** What was pressed goes with what it did, to the draft or to the report: the focus goes to the first act that may follow. */
export const continueAtActs = (): void =>
  focusWhenLost(() => document.querySelector<HTMLElement>('.masthead .acts button'))
