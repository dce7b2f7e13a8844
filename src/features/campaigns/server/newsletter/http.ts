import type { Context as HonoContext } from 'hono'
import { DomainError } from '#server/errors.ts'
import type { App, Variables } from '#server/http/app.ts'
import { acceptsHtml } from '#server/http/plain-page.ts'
import { NewsletterRequest } from '../../newsletter-contract.ts'
import { templateTypes } from '../../rules.ts'
import { chooseKinds, subscribedKinds } from './choices.ts'
import { addressOf, readMailToken } from './mail-tokens.ts'
import { choicesPage, confirmPage, wordsPage } from './pages.ts'
import { askForNewsletter, confirmSignup, readSignup } from './sign-up.ts'

type Request = HonoContext<Variables>
const MAILS = '/api/newsletter/mails'

/** The newsletter without JavaScript: sign-up, confirmation, and email preferences. */
export function mountNewsletter(app: App): void {
  app.post('/api/newsletter', signUp)
  app.get('/api/newsletter/asked', (c) =>
    wordsPage(c, {
      title: 'Check your inbox',
      text: "If the address is correct, we've sent you an email. Click the link in it to confirm your subscription.",
      back: NewsletterRequest.shape.page.parse(c.req.query('page')),
    }),
  )
  app.get('/api/newsletter/confirm', async (c) => {
    const id = signupOf(c)
    return id && (await readSignup(c.get('ctx'), id)) ? confirmPage(c) : spentPage(c)
  })
  app.post('/api/newsletter/confirm', async (c) => {
    const ctx = c.get('ctx')
    const id = signupOf(c)
    const signup = id ? await readSignup(ctx, id) : null
    if (!id || !signup || !(await confirmSignup(ctx, id))) return spentPage(c)
    const text = "You'll get the next issue. Every issue has an unsubscribe link."
    return wordsPage(c, { title: "You're subscribed", text, back: signup.page })
  })
  app.get(MAILS, async (c) => {
    const email = await readerOf(c)
    if (email === null) return unknownPage(c)
    return choicesPage(c, {
      address: shortened(email),
      subscribed: await subscribedKinds(c.get('ctx').db, email),
      isSaved: false,
    })
  })
  app.post(MAILS, choose)
}

async function signUp(c: Request) {
  const form = await c.req.parseBody()
  const typed = NewsletterRequest.safeParse(form)
  const back = NewsletterRequest.shape.page.parse(form.page)
  if (!typed.success) {
    const text = 'Please enter a valid email address, such as maya@example.com.'
    return wordsPage(c, { title: 'Enter a valid email address', text, back })
  }
  try {
    await askForNewsletter(c.get('ctx'), typed.data)
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'RATE_LIMITED') throw error
    const text = 'Too many attempts. Try again in a few minutes.'
    return wordsPage(c, { title: 'Try again later', text, back })
  }
  return c.redirect(`/api/newsletter/asked?${new URLSearchParams({ page: back })}`, 303)
}

const signupOf = (c: Request): string | null => {
  const read = readMailToken(c.get('ctx').env, c.req.query('token') ?? '')
  return read?.thing === 'signup' ? read.id : null
}

async function readerOf(c: Request): Promise<string | null> {
  const { db, env } = c.get('ctx')
  const read = readMailToken(env, c.req.query('token') ?? '')
  return read && addressOf(db, read)
}

/**
 * A one-click request from a mail program (RFC 8058) has no cookies and no selection, so it ends all email. The page's form saves the
 * selected kinds.
 */
async function choose(c: Request) {
  const email = await readerOf(c)
  if (email === null) return acceptsHtml(c) ? unknownPage(c) : c.json({ code: 'LINK_INVALID' }, 410)
  const form = await c.req.parseBody({ all: true })
  const marked = form.act === 'choose' ? [form.kind].flat() : []
  const subscribed = templateTypes.filter((kind) => marked.includes(kind))
  await chooseKinds(c.get('ctx'), email, subscribed, { place: 'mail_page' })
  if (!acceptsHtml(c)) return c.json({ stopped: subscribed.length === 0 })
  return choicesPage(c, { address: shortened(email), subscribed, isSaved: true })
}

/** A masked address that its owner recognizes: 'ma…@okafor.example'. */
const shortened = (email: string) => email.replace(/^(.{1,2})[^@]*(?=@)/, '$1…')

const spentPage = (c: Request) =>
  wordsPage(c, {
    title: 'This link was already used or has expired.',
    text: "If you already confirmed, you're subscribed. Otherwise, sign up again.",
    back: '/',
    status: 404,
  })

const unknownPage = (c: Request) =>
  wordsPage(c, {
    title: "This link doesn't work",
    text: "It may be incomplete, or it's from a test email or a deleted account.",
    status: 404,
  })
