import { X } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { client } from '#client/api.ts'
import { roleLabels } from '#lib/viewer.ts'
import { IconButton } from '#ui/primitives/button.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { AddSuggested } from '#ui/primitives/suggest-input.tsx'
import { type MemberRole, memberRoles } from '../../rules.ts'
import type { CompanyChoice } from '../../user-contract.ts'
import './members.css'

type Membership = { companyId: string; role: MemberRole }

/** The companies of a user with the role in each. Staff add another company by its name. */
export function UserCompaniesField({ names: knownNames }: { names: Record<string, string> }) {
  const { field, fieldState } = useController<{ memberships: Membership[] }>({ name: 'memberships' })
  const memberships = field.value as Membership[]
  const [names, setNames] = useState(knownNames)
  const nameOf = (companyId: string) => names[companyId] ?? 'Company'
  const add = ({ id, name }: CompanyChoice) => {
    setNames((before) => ({ ...before, [id]: name }))
    if (memberships.some(({ companyId }) => companyId === id)) return
    field.onChange([...memberships, { companyId: id, role: 'client_user' }])
  }
  const change = (companyId: string, role: MemberRole) =>
    field.onChange(memberships.map((one) => (one.companyId === companyId ? { companyId, role } : one)))
  return (
    <fieldset className="field user-companies">
      <legend className="label">Companies</legend>
      {memberships.length > 0 && (
        <ul className="stack stack-2">
          {memberships.map(({ companyId, role }) => (
            <li key={companyId} className="row between">
              <span className="strong">{nameOf(companyId)}</span>
              <span className="row">
                <Select
                  aria-label={`Role at ${nameOf(companyId)}`}
                  value={role}
                  options={memberRoles.map((value) => ({ value, label: roleLabels[value] }))}
                  onChange={({ target }) => change(companyId, target.value as MemberRole)}
                />
                <IconButton
                  icon={X}
                  size="sm"
                  label={`Remove from ${nameOf(companyId)}`}
                  onClick={() => field.onChange(memberships.filter((one) => one.companyId !== companyId))}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <AddSuggested
        aria-label="Add a company"
        placeholder="Search companies by name"
        find={findCompanies}
        onAdd={add}
      />
      {fieldState.error?.message && <p className="field-error">{fieldState.error.message}</p>}
    </fieldset>
  )
}

/** The location distinguishes companies of the same name. */
const labelOf = ({ name, location }: CompanyChoice) => (location ? `${name}, ${location}` : name)

const findCompanies = async (q: string, signal: AbortSignal) =>
  (await client.userAccess.companies({ q }, { signal })).map((company) => [labelOf(company), company] as const)
