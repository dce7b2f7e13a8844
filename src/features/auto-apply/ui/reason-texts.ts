import { applyRefusals } from '#features/applications/apply-refusals.ts'

const texts: Record<string, string> = {
  DAILY_CAP: "You've reached today's cap. It will be sent tomorrow.",
  COMPANY_CAP: 'You have reached your cap for this company this month. Raise it in Settings, or skip this job.',
  QUESTIONS_CHANGED:
    "The company changed its questions after you approved it, so it wasn't sent. Please review it again.",
  RESUME_CHANGED: "Your resume changed after you approved it, so it wasn't sent. Please review it again.",
  ATTACHMENT_GONE: "The resume you approved was deleted, so it wasn't sent.",
  APPROVAL_UNREADABLE:
    "Your approval could no longer be read after an update, so it wasn't sent. Please review it again.",
  JOB_HIDDEN: "You hid this job or its company after you approved it, so it wasn't sent.",
  STOPPED: "You stopped auto apply, so it wasn't sent.",
  NOT_FOUND: 'The job is no longer available.',
  ANSWERS_INVALID: "An answer no longer fits its question, so it wasn't sent.",
  APPLICATION_FAILED: "We tried several times and couldn't send it. Approve it again, or apply manually.",
}

/** The text for the person about why something was not sent. */
export const reasonText = (reason: string): string =>
  texts[reason] ??
  (reason in applyRefusals ? applyRefusals[reason as keyof typeof applyRefusals].message : "It couldn't be sent.")
