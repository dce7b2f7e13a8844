import type { Article } from './article.ts'

export const accountArticles: Article[] = [
  {
    slug: 'sign-in-problems',
    topic: 'account',
    title: 'You cannot sign in',
    summary: 'A forgotten password, a mail that does not come, and too many tries.',
    body: `**Forgotten password.** Choose Forgot password on the [sign-in page](/auth). The mail holds a link that works once. If you asked twice, use the newest mail.

**No mail.** Look among unwanted mail, and check the address for typing mistakes. For your safety the page answers the same whether or not there is an account.

**Too many tries.** After several wrong passwords you wait a little; the page says how long.

**A new password is asked for.** Somebody who manages your account set the old one. Choose your own and go on.`,
  },
  {
    slug: 'change-email-or-password',
    topic: 'account',
    title: 'Change your email or password',
    summary: 'Where both are changed, what is mailed, and what happens to your other devices.',
    body: `Open the Account part of your [profile](/app/profile?tab=account). Email and password stand at the side.

**Change email.** Choose Change email, type the new address and your password. You sign in with the old address until you click the link that we send to the new one. The old address is told too, so nobody can move your account without you noticing.

**Change password.** Choose Change password, type the current one and the new one twice.

## Somebody else may know your password

Change it first. Then look at **Where you are signed in** on the same page: it lists your devices, and signs out the ones that you do not know. [Two-factor](/help-center/account/two-factor-and-passkeys) makes sure that a password alone is not enough next time.`,
  },
  {
    slug: 'two-factor-and-passkeys',
    topic: 'account',
    title: 'Protect your account: two-factor and passkeys',
    summary: 'Set up an authenticator app, keep the backup codes, or sign in with a passkey.',
    body: `Both are on the Account part of your [profile](/app/profile?tab=account).

## Two-factor

1. Choose to switch two-factor on and type your password.
2. Scan the picture with an authenticator app, or type its key.
3. Type the code that the app shows.
4. Keep the **backup codes**. Each signs you in once, should your app be lost. They are shown only now: print them or save them as a file.

From then on signing in asks for a code. You can trust a device for 30 days.

## Passkeys

Choose **Add a passkey** and follow your device: fingerprint, face or its PIN. A passkey signs you in without a password. Give each a name, so that you know which device it belongs to, and remove the one of a device that you no longer have.

Lost app and codes? [Write to us](/contact-us) from the address of your account.`,
  },
]
