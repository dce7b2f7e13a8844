/** What is asked before an invitation to this address is mailed again. */
export const sendAgainQuestion = (email: string) => ({
  title: 'Resend the invitation?',
  text: `${email} gets a new email, and the previous link stops working.`,
  action: 'Resend',
  destructive: false,
})
