import { type Caller, callers, type PersonName } from './callers.ts'

const staff: Caller[] = ['platformUser', 'platformAdmin']
const company: Caller[] = ['clientUser', 'clientAdmin', 'twoRoles']
const owner = (_: Caller[]) => (name: PersonName) => [name, ..._]

/** Who may read each hidden field: its owner, and these. */
const readers = {
  privateAnswer: owner(['clientAdmin', 'platformAdmin']),
  privateFile: owner(['clientAdmin', 'platformAdmin']),
  // whom the foreign company brought in, it reads alone
  contactMail: (name) => (name === 'foreignAdmin' ? [name, ...staff] : [name, ...company, ...staff]),
  resumeText: owner([...company, ...staff]),
  applicationNote: owner([]),
  savedNote: owner([]),
  // of those who scored, for those who did too
  evidence: owner(['clientAdmin', 'clientUser', ...staff]),
  scoreDraft: owner([]),
  teamNote: owner([...company, ...staff]),
  // not even for whom it is about
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
  // the log is theirs to read
  auditData: () => ['platformAdmin'],
  webhookAddress: owner([]),
  apiKeyHash: () => [],
} satisfies Record<string, (of: PersonName) => Caller[]>
export type CanaryKind = keyof typeof readers

/** The value of a hidden field; found in an answer, it names the leaked field and its owner. */
export const canary = (kind: CanaryKind, of: PersonName = 'clientAdmin'): string => `canary-${kind}-${of}`.toLowerCase()

/** The canaries in an answer that this caller must not read. */
export function leaks(caller: Caller, answer: unknown): string[] {
  const text = JSON.stringify(answer ?? null)?.toLowerCase() ?? ''
  // most answers have none, and there are hundreds to look for
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
