import type { Question } from '#ui/page/confirm.tsx'
import type { Member } from '../../team-contract.ts'

/** The confirmation before a member gets another role. It explains what the role allows. */
export const roleQuestion = (name: string, role: Member['role']): Question =>
  role === 'client_admin'
    ? {
        title: `Make ${name} an admin?`,
        text: 'Admins can read private answers, manage the team and its integrations, and change your role.',
        action: 'Make admin',
        destructive: false,
      }
    : {
        title: `Make ${name} a user?`,
        text: 'They will no longer be able to read private answers, or manage the team and its integrations.',
        action: 'Make user',
        destructive: false,
      }
