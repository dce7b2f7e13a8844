/** What is asked before an invitation to this address is mailed again. */
export const sendAgainQuestion = (email: string) => ({
  title: 'Send the invitation again?',
  text: `${email} gets a new mail, and the link in the one before stops working.`,
  action: 'Send again',
  destructive: false,
})
