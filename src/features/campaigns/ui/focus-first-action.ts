import { focusWhenLost } from '#ui/page/focus-when-lost.ts'

/** After an action the pressed button may be gone. Moves the focus to the first remaining action on the draft or the report. */
export const focusFirstAction = (): void =>
  focusWhenLost(() => document.querySelector<HTMLElement>('.masthead .acts button'))
