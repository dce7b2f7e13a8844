import type { Env } from '../env.ts'

const accounts = [
  ['seeker@tandem.test', 'a job seeker'],
  ['new@tandem.test', 'a new job seeker'],
  ['company@tandem.test', 'a company admin'],
  ['recruiter@tandem.test', 'a recruiter'],
  ['admin@tandem.test', 'a platform admin'],
  ['staff@tandem.test', 'platform staff'],
]

/** Prints the product's address and how to sign in, for an operator who starts it from a terminal. */
export function printWelcome(env: Env): void {
  const lines = [`Tandem is at ${env.PUBLIC_URL}`]
  if (env.DEMO) {
    lines.push('', 'Demo accounts (password tandem-demo):')
    for (const [email, who] of accounts) lines.push(`  ${email?.padEnd(24)}${who}`)
    if (!env.SMTP_URL) lines.push('', `Sent emails are at ${env.PUBLIC_URL}/dev/mail`)
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}
