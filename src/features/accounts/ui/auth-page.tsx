import { useState } from 'react'
import { Notice } from '#ui/primitives/notice.tsx'
import { TabPanel, Tabs } from '#ui/primitives/tabs.tsx'
import { authTexts } from '../rules.ts'
import { outcomeTexts, refusalOf } from './auth-texts.ts'
import { AuthFrame } from './components/auth-frame.tsx'
import { CheckInbox } from './components/check-inbox.tsx'
import { CodeForm } from './components/code-form.tsx'
import { DemoAccounts } from './components/demo-accounts.tsx'
import { SignInForm } from './components/sign-in-form.tsx'
import { SignUpForm } from './components/sign-up-form.tsx'
import { useSession } from './queries.ts'

type Tab = 'sign-in' | 'sign-up'
type Props = {
  redirect: string
  tab: Tab
  email?: string
  notice?: AuthNotice
  /** The refusal of a form that was submitted without JavaScript: its error code or the refused field. */
  refused?: string
  /** True if the password was correct and the code is still missing. */
  isSecondStep?: boolean
  onTab(tab: Tab): void
}

const notices = {
  'link-expired': {
    tone: 'warn',
    title: undefined,
    text: 'That link was already used or has expired. Sign in to request a new one.',
  },
  'password-set': { tone: 'success', title: undefined, text: 'Your new password is set. You can sign in now.' },
  'mail-sent': { tone: 'info', title: outcomeTexts.new.title, text: outcomeTexts.new.description },
  'account-found': { tone: 'info', title: outcomeTexts.unverified.title, text: outcomeTexts.unverified.description },
  'to-apply': { tone: 'info', title: 'Authentication Required', text: 'Please log in to apply for jobs' },
  'to-save': { tone: 'info', title: 'Authentication Required', text: 'Please log in to save jobs' },
} as const
export type AuthNotice = keyof typeof notices

/** /auth: the sign-in form, the sign-up form, and the form for the code of the second step. */
export function AuthPage({ redirect, tab, email = '', notice, refused, isSecondStep = false, onTab }: Props) {
  const { isDemo } = useSession()
  const [inbox, setInbox] = useState<string>()
  const [known, setKnown] = useState(email)
  const [asksCode, setAsksCode] = useState(isSecondStep)
  const texts = authTexts(redirect)[tab === 'sign-in' ? 'signIn' : 'signUp']
  const other: Tab = tab === 'sign-in' ? 'sign-up' : 'sign-in'
  const showSignIn = (address: string) => {
    setKnown(address)
    setInbox(undefined)
    onTab('sign-in')
  }
  if (asksCode) {
    return (
      <AuthFrame title="Enter your code" lead="One more step: enter the code from your authenticator app.">
        {refused && <Refusal {...refusalOf(refused, 'sign-in')} />}
        <CodeForm redirect={redirect} onStartAgain={() => setAsksCode(false)} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={texts.title} lead={texts.lead}>
      {notice && (
        <Notice tone={notices[notice].tone} title={notices[notice].title}>
          {notices[notice].text}
        </Notice>
      )}
      {refused && <Refusal {...refusalOf(refused, tab)} />}
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
          <SignInForm
            key={known}
            email={known}
            redirect={redirect}
            onUnverified={setInbox}
            onSecondStep={() => setAsksCode(true)}
          />
        </TabPanel>
        <TabPanel value="sign-up">
          <SignUpForm email={known} redirect={redirect} onSent={setInbox} />
        </TabPanel>
      </Tabs>
      <noscript>
        <p className="meta">
          <a href={`/auth?${new URLSearchParams({ redirect, tab: other })}`}>
            {other === 'sign-up' ? 'No account yet? Sign up' : 'Sign in with an account'}
          </a>
        </p>
      </noscript>
      {isDemo && <DemoAccounts redirect={redirect} onSecondStep={() => setAsksCode(true)} />}
    </AuthFrame>
  )
}

function Refusal({ title, description }: { title: string; description: string }) {
  return (
    <Notice tone="error" title={title}>
      {description}
    </Notice>
  )
}
