import { useState } from 'react'
import { Notice } from '#ui/primitives/notice.tsx'
import { TabPanel, Tabs } from '#ui/primitives/tabs.tsx'
import { authTexts } from '../rules.ts'
import { AuthFrame } from './components/auth-frame.tsx'
import { CheckInbox } from './components/check-inbox.tsx'
import { DemoAccounts } from './components/demo-accounts.tsx'
import { SignInForm } from './components/sign-in-form.tsx'
import { SignUpForm } from './components/sign-up-form.tsx'
import { useSession } from './use-session.ts'

type Tab = 'sign-in' | 'sign-up'
type Props = {
  redirect: string
  tab: Tab
  email?: string
  notice?: 'link-expired' | 'password-set'
  onTab(tab: Tab): void
}

const notices = {
  'link-expired': 'That link was already used or has expired. Sign in, and we can send a new one.',
  'password-set': 'Your new password is set. Sign in with it.',
}

/** /auth: sign in, sign up, and the way from one to the other. */
export function AuthPage({ redirect, tab, email = '', notice, onTab }: Props) {
  const { isDemo } = useSession()
  const [inbox, setInbox] = useState<string>()
  const [known, setKnown] = useState(email)
  const texts = authTexts(redirect)[tab === 'sign-in' ? 'signIn' : 'signUp']
  const showSignIn = (address: string) => {
    setKnown(address)
    setInbox(undefined)
    onTab('sign-in')
  }
  return (
    <AuthFrame title={texts.title} lead={texts.lead}>
      {notice && <Notice tone={notice === 'password-set' ? 'success' : 'warn'}>{notices[notice]}</Notice>}
      {inbox && <CheckInbox email={inbox} isDemo={isDemo} onVerified={() => showSignIn(inbox)} />}
      <Tabs
        label="Sign in or sign up"
        value={tab}
        onChange={(value) => onTab(value as Tab)}
        items={[
          { value: 'sign-in', label: 'Sign In' },
          { value: 'sign-up', label: 'Sign Up' },
        ]}
      >
        <TabPanel value="sign-in">
          <SignInForm key={known} email={known} redirect={redirect} onUnverified={setInbox} />
        </TabPanel>
        <TabPanel value="sign-up">
          <SignUpForm onSent={setInbox} />
        </TabPanel>
      </Tabs>
      {isDemo && <DemoAccounts redirect={redirect} />}
    </AuthFrame>
  )
}
