import { secondFactorRoles as allRoles, type SecondFactorRole } from '#lib/viewer.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { Switch } from '#ui/primitives/choice.tsx'
import type { Settings } from '../../../settings-contract.ts'
import { useChangeSettings } from './use-settings.ts'
import '../../operations.css'

export const roleNames: Record<SecondFactorRole, string> = {
  platform_admin: 'Platform admins',
  platform_user: 'Platform users',
  client_admin: 'Company admins',
}

/** Roles that need two-factor. Each change asks for confirmation and shows its effect. */
export function SecondFactorSwitches({ settings, canChange }: { settings: Settings; canChange: boolean }) {
  const confirm = useConfirm()
  const { save, isBusy } = useChangeSettings(settings)
  const { secondFactorRoles } = settings
  const change = async (role: SecondFactorRole) => {
    const isOn = secondFactorRoles.includes(role)
    const name = roleNames[role].toLowerCase()
    const text = isOn
      ? `${name} can sign in with a password alone. Users who have two-factor on still need a code.`
      : `${name} without two-factor must set it up before they can do anything else, including those who are signed in now.`
    const action = isOn ? 'Stop requiring it' : 'Require two-factor'
    if (!(await confirm({ title: `Two-factor for ${name}`, text, action, destructive: isOn }))) return
    const chosen = isOn ? secondFactorRoles.filter((one) => one !== role) : [...secondFactorRoles, role]
    await save({ secondFactorRoles: chosen }).catch(() => {})
  }
  return (
    <ul className="list setting-switches">
      {allRoles.map((role) => (
        <li key={role}>
          <Switch
            label={`${roleNames[role]} need two-factor`}
            checked={secondFactorRoles.includes(role)}
            disabled={!canChange}
            busy={isBusy}
            onChange={() => void change(role)}
          />
        </li>
      ))}
    </ul>
  )
}
