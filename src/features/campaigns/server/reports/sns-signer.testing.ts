import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { type SnsMessage, signedText } from './sns.ts'

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const { length } = body
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const integer = (value: number) => der(0x02, Buffer.from([value]))
const SHA256_RSA = Buffer.from('300d06092a864886f70d01010b0500', 'hex')
const COMMON_NAME = Buffer.from('0603550403', 'hex')
const nameOf = (text: string) => sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(text)))))
const time = (at: Date) => der(0x18, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(0, 14)}Z`))

function selfSigned(privateKey: KeyObject, publicKey: KeyObject, until: Date): string {
  const name = nameOf('sns.amazonaws.com')
  const validity = sequence(time(new Date(Date.now() - 86_400_000)), time(until))
  const key = publicKey.export({ type: 'spki', format: 'der' })
  const body = sequence(der(0xa0, integer(2)), integer(1), SHA256_RSA, name, validity, name, key)
  const signature = createSign('RSA-SHA256').update(body).sign(privateKey)
  const whole = sequence(body, SHA256_RSA, der(0x03, Buffer.from([0]), signature))
  return `-----BEGIN CERTIFICATE-----\n${whole.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`
}

/** Signs like SNS, with its own key and a certificate that is valid until that time. */
export function snsSigner(until = new Date(Date.now() + 86_400_000)) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    certificate: selfSigned(privateKey, publicKey, until),
    sign(message: Omit<SnsMessage, 'Signature'>): SnsMessage {
      const hash = message.SignatureVersion === '2' ? 'RSA-SHA256' : 'RSA-SHA1'
      const text = signedText({ ...message, Signature: '' })
      return { ...message, Signature: createSign(hash).update(text).sign(privateKey, 'base64') }
    },
  }
}
