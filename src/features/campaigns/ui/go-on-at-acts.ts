import { focusWhenLost } from '#ui/page/focus-when-lost.ts'

/**
 * After an action the pressed button may be gone, on the draft or the report: the focus moves to the first remaining
 * action.
 */
export const continueAtActs = (): void =>
  focusWhenLost(() => document.querySelector<HTMLElement>('.masthead .acts button'))
