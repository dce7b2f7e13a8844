// npm run two-factor:remove -- email: for a user who has lost both the authenticator app and the backup codes.
import { Email } from '#features/accounts/contract.ts'
import { removeSecondFactor } from '#features/accounts/server/two-factor/remove-second-factor.ts'
import { withServices } from './with-product.ts'

const parsed = Email.safeParse(process.argv[2] ?? '')
if (!parsed.success) {
  console.error('Usage: npm run two-factor:remove -- you@example.org')
  process.exit(1)
}

await withServices('serve', async (services) => {
  const outcome = await removeSecondFactor(services, parsed.data)
  const messages = {
    taken: `${parsed.data} signs in by the password alone, and is signed out everywhere. They get a mail about it.`,
    none: `${parsed.data} has no second factor. Nothing was changed.`,
    'no account': `There is no account of ${parsed.data}.`,
  }
  console.log(messages[outcome])
  if (outcome !== 'taken') process.exitCode = 1
})
