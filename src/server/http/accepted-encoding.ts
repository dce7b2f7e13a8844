import type { Encoding } from './cached-page.ts'

const preferred = ['br', 'gzip'] as const

/** The encoding of a response: the smallest that the client accepts, or 'identity' if it accepts none of ours. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header || header.length > 500) return 'identity'
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((text) => text.trim())
    const quality = params.find((param) => param.startsWith('q='))?.slice(2)
    const weight = quality === undefined ? 1 : Number(quality)
    if (name) weights.set(name, Number.isFinite(weight) ? weight : 0)
  }
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return preferred.find(takes) ?? 'identity'
}
