import type { Text } from './rules.ts'

const counted = (n: number) => n.toLocaleString('en-US')

type Ended = { status: 'sent' | 'failed'; sent: number; unsure: number; left: number; refused: number }

/**
 * The staff notification that a campaign was sent or has failed (`left` were not sent, `unsure` may have been sent, `refused` were not
 * accepted).
 */
export const textForEndedCampaign = (title: string, { status, sent, unsure, left, refused }: Ended): Text => ({
  type: 'campaign_ended',
  ...(status === 'sent'
    ? {
        title: 'Campaign sent',
        message: [
          `“${title}” was sent to ${people(sent)}.`,
          refused > 0 && `${counted(refused)} ${refused === 1 ? 'address' : 'addresses'} rejected it.`,
          unsure > 0 && `Delivery to ${counted(unsure)} more is unconfirmed.`,
        ]
          .filter(Boolean)
          .join(' '),
      }
    : {
        title: "Some recipients weren't reached",
        message: `“${title}”: ${people(left)} ${left === 1 ? 'hasn’t' : 'haven’t'} received it. A retry sends it only to them.`,
      }),
})

const people = (n: number) => `${counted(n)} ${n === 1 ? 'person' : 'people'}`
