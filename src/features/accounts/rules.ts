/** Texts of the sign-in page. A visitor who chose a plan reads about the offer letter (AUTH-04). */
export function authTexts(redirect: string) {
  if (redirect.split('?')[0] !== '/subscribe') {
    return {
      signIn: { title: 'Welcome back', lead: 'Pick up where you left off.' },
      signUp: { title: 'Start here', lead: 'One account to find jobs, apply and track replies.' },
    }
  }
  return {
    signIn: { title: 'Your offer letter', lead: 'Sign in to choose your premium plan and claim it.' },
    signUp: {
      title: 'Claim your offer letter',
      lead: 'Create an account, choose a premium plan, and your letter is issued.',
    },
  }
}

export const staffRoleLabels = { platform_user: 'Platform User', platform_admin: 'Platform Admin' } as const
/** Description of each staff role, shown where an admin assigns roles. */
export const staffRoleHelp = {
  platform_user:
    'Answers support requests, coaches job seekers, writes articles, sends campaigns to all users, exports newsletter subscribers, creates companies, edits and deletes any job, sets the status of any application, flags content and changes names.',
  platform_admin:
    'All of the above, and assigns roles, suspends and deletes accounts, impersonates users, approves and rejects content, edits and archives companies, and changes plans and settings.',
} as const

export const userSorts = ['name', 'joined', 'signIn'] as const

export const usersPageSize = 25
