import { useState } from 'react'
import { RadioGroup } from '#ui/primitives/choice.tsx'
import type { MemberRole } from '../../../rules.ts'
import { CreateUserForm } from './create-user-form.tsx'
import { InviteUserForm } from './invite-user-form.tsx'

const ways = [
  {
    value: 'mail',
    label: 'Invite by mail',
    help: 'They get a link by which they choose a password. It works once, for 72 hours.',
  },
  {
    value: 'password',
    label: 'Set a password yourself',
    help: 'The account is there at once. You give them the password, and they choose another one.',
  },
] as const

type Props = { companyId: string; role: MemberRole; onCreated: () => void }

/** Somebody new in a company: invited by mail, or with a password that staff type (ACOMP-10). */
export function NewUser({ companyId, role, onCreated }: Props) {
  const [way, setWay] = useState<string>('mail')
  const form = { companyId, onCreated }
  return (
    <div className="stack stack-4">
      <RadioGroup legend="How they get in" options={ways} value={way} onChange={setWay} layout="cards" />
      {way === 'mail' ? <InviteUserForm {...form} role={role} /> : <CreateUserForm {...form} />}
    </div>
  )
}
