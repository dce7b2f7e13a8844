/** The confirmation before an invitation is emailed again. */
export const sendAgainQuestion = (email: string) => ({
  title: 'Resend the invitation?',
  text: `${email} gets a new email, and the previous link stops working.`,
  action: 'Resend',
  destructive: false,
})

/** The confirmation before an invitation is revoked. */
export const revokeQuestion = (email: string) => ({
  title: 'Revoke this invitation?',
  text: `The link in the email to ${email} stops working right away.`,
  action: 'Revoke',
})

type State = { expiresAt: Date; isUnreachable: boolean }

/** Whether the emailed link works; `until` formats its end. */
export function invitationState({ expiresAt, isUnreachable }: State, until: (at: Date) => string): string {
  if (isUnreachable) return 'email not delivered: the mail server rejected this address'
  return expiresAt < new Date() ? 'link expired' : `link works until ${until(expiresAt)}`
}
