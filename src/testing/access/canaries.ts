import { type Caller, callers, type PersonName } from './callers.ts'

const staff: Caller[] = ['platformUser', 'platformAdmin']
const company: Caller[] = ['clientUser', 'clientAdmin', 'twoRoles']
const owner = (_: Caller[]) => (name: PersonName) => [name, ..._]

/** The callers who may read each hidden field: its owner, and these. */
const readers = {
  privateAnswer: owner(['clientAdmin', 'platformAdmin']),
  privateFile: owner(['clientAdmin', 'platformAdmin']),
  // contacts that the foreign company imported are only for itself and staff
  contactMail: (name) => (name === 'foreignAdmin' ? [name, ...staff] : [name, ...company, ...staff]),
  resumeText: owner([...company, ...staff]),
  applicationNote: owner([]),
  savedNote: owner([]),
  // only for other members who scored the application
  evidence: owner(['clientAdmin', 'clientUser', ...staff]),
  scoreDraft: owner([]),
  teamNote: owner([...company, ...staff]),
  // not for the candidate whom it is about
  rejectionNote: () => [...company, ...staff],
  coachText: owner([]),
  supportText: owner(staff),
  // members of a team write to each other, and staff see account owners
  accountMail: (name) => [...(company.includes(name) ? company : [name]), ...staff],
  phone: owner([]),
  notification: owner([]),
  recruiterName: owner([...company, ...staff]),
  internalQuestion: () => [...company, ...staff],
  draftTitle: () => [...company, ...staff],
  internalJob: () => [...company, ...staff],
  passwordHash: () => [],
  sessionToken: () => [],
  linkHash: () => [],
  passkeyKey: () => [],
  // a caller with the right password sees the reason
  suspendedReason: owner(staff),
  // only platform admins may read the log
  auditData: () => ['platformAdmin'],
  webhookAddress: owner([]),
  apiKeyHash: () => [],
} satisfies Record<string, (of: PersonName) => Caller[]>
export type CanaryKind = keyof typeof readers

/** The value of a hidden field; if it is found in an answer, it shows the leaked field and its owner. */
export const canary = (kind: CanaryKind, of: PersonName = 'clientAdmin'): string => `canary-${kind}-${of}`.toLowerCase()

/** The canaries in an answer that this caller must not read. */
export function leaks(caller: Caller, answer: unknown): string[] {
  const text = JSON.stringify(answer ?? null)?.toLowerCase() ?? ''
  // most answers contain none, and searching for hundreds takes long
  if (!text.includes('canary-')) return []
  const found: string[] = []
  for (const kind of Object.keys(readers) as CanaryKind[]) {
    for (const of of callers) {
      if (of === 'anonymous' || (readers[kind](of) as Caller[]).includes(caller)) continue
      const value = canary(kind, of)
      if (text.includes(value)) found.push(value)
    }
  }
  return found
}
