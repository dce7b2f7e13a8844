import type { Health } from '../contract.ts'

export const storageWords: Record<Health['storage'], string> = { disk: 'on disk', s3: 'object storage (S3)' }

export const mailWords: Record<Health['mail']['kind'], string> = {
  smtp: 'by SMTP',
  mailbox: 'development mailbox',
  none: 'not set up: mails wait',
}
