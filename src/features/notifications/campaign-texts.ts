import type { Text } from './rules.ts'

const counted = (n: number) => n.toLocaleString('en-US')

type Ended = { status: 'sent' | 'failed'; sent: number; unsure: number; left: number; refused: number }

/** What staff read when a campaign has been sent, or has failed (`left` have not got it, `unsure` may have, `refused` were not accepted). */
export const textForEndedCampaign = (title: string, { status, sent, unsure, left, refused }: Ended): Text => ({
  type: 'campaign_ended',
  ...(status === 'sent'
    ? {
        title: 'A campaign has been sent',
        message: [
          `“${title}” went to ${people(sent)}.`,
          refused > 0 && `${counted(refused)} ${refused === 1 ? 'address' : 'addresses'} did not accept it.`,
          unsure > 0 && `Of ${counted(unsure)} more it is not sure.`,
        ]
          .filter(Boolean)
          .join(' '),
      }
    : {
        title: 'A campaign has not reached everybody',
        message: `“${title}”: ${people(left)} ${left === 1 ? 'has' : 'have'} not got it. A retry mails only them.`,
      }),
})

const people = (n: number) => `${counted(n)} ${n === 1 ? 'person' : 'people'}`
