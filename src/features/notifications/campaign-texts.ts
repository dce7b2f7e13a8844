import type { Text } from './rules.ts'

const counted = (n: number) => n.toLocaleString('en-US')

/** What staff are told when a campaign has reached everybody, or could not be gone on with (`left` have not got it, `unsure` may have). */
export const textForEndedCampaign = (
  title: string,
  { status, sent, unsure, left }: { status: 'sent' | 'failed'; sent: number; unsure: number; left: number },
): Text => ({
  type: 'campaign_ended',
  ...(status === 'sent'
    ? {
        title: 'A campaign has been sent',
        message: `“${title}” went to ${counted(sent)} ${sent === 1 ? 'person' : 'people'}.${unsure > 0 ? ` Of ${counted(unsure)} more it is not sure.` : ''}`,
      }
    : {
        title: 'A campaign has not reached everybody',
        message: `“${title}”: ${counted(left)} ${left === 1 ? 'person has' : 'people have'} not got it. A retry mails only them.`,
      }),
})
