import type { Context as HonoContext } from 'hono'
import { DomainError } from '#server/errors.ts'
import type { App, Variables } from '#server/http/app.ts'
import { isForPeople } from '#server/http/plain-page.ts'
import { NewsletterAsked } from '../../newsletter-contract.ts'
import { templateTypes } from '../../rules.ts'
import { chooseKinds, wantedKinds } from './choices.ts'
import { addressOf, readMailToken } from './mail-tokens.ts'
import { choicesPage, confirmPage, wordsPage } from './pages.ts'
import { askForNewsletter, confirmSignup, readSignup } from './sign-up.ts'

type Request = HonoContext<Variables>
const MAILS = '/api/newsletter/mails'

/** The newsletter for people without a script: sign-up, confirmation, and which campaign mails an address gets. */
export function mountNewsletter(app: App): void {
  app.post('/api/newsletter', signUp)
  app.get('/api/newsletter/asked', (c) =>
    wordsPage(c, {
      title: 'Look into your mail',
      text: 'If the address is right, a message is on its way to it. Press its button, and the newsletter comes.',
      back: NewsletterAsked.shape.page.parse(c.req.query('page')),
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
    const text = 'The next issue comes to your address. Every issue has a link that stops it.'
    return wordsPage(c, { title: 'You are subscribed.', text, back: signup.page })
  })
  app.get(MAILS, async (c) => {
    const email = await readerOf(c)
    if (email === null) return unknownPage(c)
    return choicesPage(c, {
      address: shortened(email),
      wanted: await wantedKinds(c.get('ctx').db, email),
      isSaved: false,
    })
  })
  app.post(MAILS, choose)
}

async function signUp(c: Request) {
  const form = await c.req.parseBody()
  const typed = NewsletterAsked.safeParse(form)
  const back = NewsletterAsked.shape.page.parse(form.page)
  if (!typed.success) {
    const text = 'Please enter a valid email address, such as maya@example.com.'
    return wordsPage(c, { title: 'That is no address yet', text, back })
  }
  try {
    await askForNewsletter(c.get('ctx'), typed.data)
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'RATE_LIMITED') throw error
    const text = 'Too many tries. Please wait a little and try again.'
    return wordsPage(c, { title: 'A little later, please', text, back })
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

/** One click of a mail program (RFC 8058), which sends no cookies and no choice, ends all; the page's form keeps what is marked. */
async function choose(c: Request) {
  const email = await readerOf(c)
  if (email === null) return isForPeople(c) ? unknownPage(c) : c.json({ code: 'LINK_INVALID' }, 410)
  const form = await c.req.parseBody({ all: true })
  const marked = form.act === 'choose' ? [form.kind].flat() : []
  const wanted = templateTypes.filter((kind) => marked.includes(kind))
  await chooseKinds(c.get('ctx'), email, wanted, { place: 'mail_page' })
  if (!isForPeople(c)) return c.json({ stopped: wanted.length === 0 })
  return choicesPage(c, { address: shortened(email), wanted, isSaved: true })
}

/** Enough to know one's own address by: 'ma…@okafor.example'. */
const shortened = (email: string) => email.replace(/^(.{1,2})[^@]*(?=@)/, '$1…')

const spentPage = (c: Request) =>
  wordsPage(c, {
    title: 'This link was already used or has expired.',
    text: 'If you confirmed before, you are subscribed. Otherwise type your address once more.',
    back: '/',
    status: 404,
  })

const unknownPage = (c: Request) =>
  wordsPage(c, {
    title: 'This link does not work',
    text: 'It may have been cut off by your mail program, belong to a test, or to an account that is deleted and gets no mails.',
    status: 404,
  })
