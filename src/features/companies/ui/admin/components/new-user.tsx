import { useState } from 'react'
import { RadioGroup } from '#ui/primitives/choice.tsx'
import type { MemberRole } from '../../../rules.ts'
import { CreateUserForm } from './create-user-form.tsx'
import { InviteUserForm } from './invite-user-form.tsx'

const ways = [
  {
    value: 'mail',
    label: 'Invite by email',
    help: 'They get an email with a link to choose a password. It works once, for 72 hours.',
  },
  {
    value: 'password',
    label: 'Set a password yourself',
    help: 'The account is ready right away. You give them the password, and they must change it.',
  },
] as const

type Props = { companyId: string; role: MemberRole; onCreated: () => void }

/** Adds a new user to a company: by an email invitation, or with a password that staff type (ACOMP-10). */
export function NewUser({ companyId, role, onCreated }: Props) {
  const [way, setWay] = useState<string>('mail')
  const form = { companyId, onCreated }
  return (
    <div className="stack stack-4">
      <RadioGroup legend="How they get access" options={ways} value={way} onChange={setWay} layout="cards" />
      {way === 'mail' ? <InviteUserForm {...form} role={role} /> : <CreateUserForm {...form} />}
    </div>
  )
}
