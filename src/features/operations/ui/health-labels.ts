import type { Health } from '../contract.ts'

export const storageLabel: Record<Health['storage'], string> = { disk: 'on disk', s3: 'object storage (S3)' }

export const proxyLabel: Record<Health['proxies'], string> = {
  fine: 'different, as expected',
  header_not_believed: 'look the same: there is a proxy in front, and TRUST_PROXY is 0',
  one_address: 'look the same: TRUST_PROXY counts too few proxies',
}

export const mailLabel: Record<Health['mail']['kind'], string> = {
  smtp: 'by SMTP',
  mailbox: 'development mailbox',
  none: 'not set up: emails are waiting',
}
