import type { Text } from './rules.ts'

const counted = (n: number) => n.toLocaleString('en-US')

/** What staff are told when a campaign has reached everybody, or could not be gone on with (`left` have not got it). */
export const textForEndedCampaign = (
  title: string,
  { status, sent, left }: { status: 'sent' | 'failed'; sent: number; left: number },
): Text => ({
  type: 'campaign_ended',
  ...(status === 'sent'
    ? {
        title: 'A campaign has been sent',
        message: `“${title}” went to ${counted(sent)} ${sent === 1 ? 'person' : 'people'}.`,
      }
    : {
        title: 'A campaign has not reached everybody',
        message: `“${title}”: ${counted(left)} ${left === 1 ? 'person has' : 'people have'} not got it. A retry mails only them.`,
      }),
})
